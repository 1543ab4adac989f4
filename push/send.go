package push

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	webpush "github.com/SherClockHolmes/webpush-go"

	"finds/schema"
	"finds/store"
)

// send encrypts a payload for a browser (RFC 8291), signs the request (RFC
// 8292) and sends it. An answer of any status is no error. What webpush-go
// leaves open is closed here: it would append to the payload's array, follow
// redirects and wait for ever with its own client, take any topic, and put
// `mailto:` before all that is no https address.
func (s *Sender) send(ctx context.Context, m store.PushMessage, body []byte, ttl time.Duration) (*answer, error) {
	ctx, cancel := context.WithTimeout(ctx, s.Timeout)
	defer cancel()
	res, err := webpush.SendNotificationWithContext(ctx, body[:len(body):len(body)],
		&webpush.Subscription{Endpoint: m.Endpoint, Keys: webpush.Keys{P256dh: m.P256dh, Auth: m.Auth}},
		&webpush.Options{HTTPClient: s.client, RecordSize: recordSize, Subscriber: strings.TrimPrefix(s.Subject, "mailto:"), Topic: s.topic(m),
			TTL: int(ttl / time.Second), Urgency: urgency(m.Type), VAPIDPublicKey: s.Keys.Public, VAPIDPrivateKey: s.Keys.Private})
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	text, _ := io.ReadAll(io.LimitReader(res.Body, answerMax)) // its beginning is enough, and so is none
	return &answer{res.StatusCode, res.Header.Get("Retry-After"), string(text)}, nil
}

// answer is what a push service said.
type answer struct {
	status     int
	retryAfter string
	text       string
}

const (
	waitMin = time.Second
	waitMax = 6 * time.Hour
)

// wait reads Retry-After (RFC 9110 section 10.2.3), seconds or a date, between
// waitMin and waitMax; ok is false when it is none.
func (a *answer) wait(now time.Time) (d time.Duration, ok bool) {
	if n, err := strconv.ParseUint(a.retryAfter, 10, 64); err == nil || errors.Is(err, strconv.ErrRange) {
		d = time.Duration(min(n, uint64(waitMax/time.Second))) * time.Second
	} else if at, err := http.ParseTime(a.retryAfter); err == nil {
		d = at.Sub(now)
	} else {
		return 0, false
	}
	return min(max(d, waitMin), waitMax), true
}

// backoff is how long to wait after an attempt that is the n-th, from 0.
func (s *Sender) backoff(n int) time.Duration {
	steps := []time.Duration{30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 4 * time.Hour, 6 * time.Hour}
	d := steps[min(n, len(steps)-1)]
	return d*4/5 + time.Duration(s.random(int64(d*2/5))) // 20 % more or less, so that not all come back at once
}

// later is a time as the store keeps it.
func (s *Sender) later(d time.Duration) schema.Time { return schema.At(s.Store.Now().Add(d)) }
