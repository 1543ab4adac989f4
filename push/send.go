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

// send encrypts a payload for a browser (RFC 8291), signs the request (RFC 8292) and
// sends it. A response of any status is not an error. The arguments guard against the
// defaults of webpush-go: it appends to the payload's array, follows redirects and waits
// without a timeout with its own client, accepts any topic, and puts `mailto:` before every
// subject that is not an https URL.
func (s *Sender) send(ctx context.Context, m store.PushMessage, body []byte, ttl time.Duration) (*response, error) {
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
	text, _ := io.ReadAll(io.LimitReader(res.Body, responseMax)) // a part of it is enough, and so is nothing
	return &response{res.StatusCode, res.Header.Get("Retry-After"), string(text)}, nil
}

// response is the response of a push service.
type response struct {
	status     int
	retryAfter string
	text       string
}

const (
	waitMin = time.Second
	waitMax = 6 * time.Hour
)

// retryDelay returns the time of Retry-After (RFC 9110 section 10.2.3), in seconds or as a
// date, between waitMin and waitMax. Without a valid one, ok is false.
func (r *response) retryDelay(now time.Time) (d time.Duration, ok bool) {
	if n, err := strconv.ParseUint(r.retryAfter, 10, 64); err == nil || errors.Is(err, strconv.ErrRange) {
		d = time.Duration(min(n, uint64(waitMax/time.Second))) * time.Second
	} else if at, err := http.ParseTime(r.retryAfter); err == nil {
		d = at.Sub(now)
	} else {
		return 0, false
	}
	return min(max(d, waitMin), waitMax), true
}

// backoff returns how long to wait after the n-th attempt, counted from 0.
func (s *Sender) backoff(n int) time.Duration {
	steps := []time.Duration{30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 4 * time.Hour, 6 * time.Hour}
	d := steps[min(n, len(steps)-1)]
	return d*4/5 + time.Duration(s.random(int64(d*2/5))) // 20 % more or less, so that not all are retried at once
}

// later returns the time after d, in the resolution of the store.
func (s *Sender) later(d time.Duration) schema.Time { return schema.At(s.Outbox.Now().Add(d)) }
