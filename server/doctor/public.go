package doctor

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"slices"
	"strings"
	"time"

	"finds/server/credential"
	"finds/server/respond"
)

// Public is how an instance is reached from outside.
type Public struct {
	Local  bool     // the service is for its own machine or a private network alone
	URL    *url.URL // base URL; nil if there is none
	Keys   credential.Keys
	Upload int64         // bytes of the largest upload
	Pause  time.Duration // by which buffering shows; 0 means a second
	Client *http.Client  // nil is one with TLS as browsers check it
}

// marker is an address that no client has (RFC 5737). The doctor claims to be it.
const marker = "203.0.113.77"

// certificateSoon is how long before its end a certificate should have been renewed: ACME
// clients do so 30 days before.
const certificateSoon = 14 * 24 * time.Hour

// Check asks the service through its public address how the requests arrive there.
func (p Public) Check() Check {
	return Check{Name: "address", Look: func(ctx context.Context) []Finding {
		if p.Local {
			return []Finding{fine("--base-url is not set, which is right while only this machine or a private network uses the service; behind a proxy, set it to the URL that browsers use")}
		}
		if p.URL == nil {
			return []Finding{warning("--base-url is not set: links in invites may not work on other devices", "set it to the URL that browsers use")}
		}
		if p.Pause == 0 {
			p.Pause = time.Second
		}
		if p.Client == nil {
			t := http.DefaultTransport.(*http.Transport).Clone()
			t.Proxy, t.ForceAttemptHTTP2, t.TLSNextProto = nil, false, nil
			t.ExpectContinueTimeout = 5 * time.Second
			p.Client = &http.Client{Transport: t, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		}
		return p.look(ctx)
	}}
}

func (p Public) look(ctx context.Context) []Finding {
	var local string
	trace := &httptrace.ClientTrace{GotConn: func(c httptrace.GotConnInfo) { local = c.Conn.LocalAddr().String() }}
	res, err := p.post(httptrace.WithClientTrace(ctx, trace), slowly(p.Pause), -1)
	if err != nil {
		return []Finding{failed(reason(err), "start Finds, check that the name leads to this machine or its proxy, and that the certificate is valid")}
	}
	defer res.Body.Close()
	if f := refusal(res); f != nil {
		return []Finding{*f}
	}
	lines := bufio.NewReader(io.LimitReader(res.Body, 1<<16))
	first, err := lines.ReadBytes('\n')
	began := time.Now()
	var a arrival
	if err == nil {
		err = json.Unmarshal(first, &a)
	}
	if err != nil {
		return []Finding{failed("the answer is not of Finds: "+reason(err), "let --base-url lead to Finds")}
	}
	end, _ := lines.ReadString('\n')
	gap := time.Since(began)
	list := []Finding{p.encryption(res)}
	list = append(list, p.forwarding(a, a.Peer == local))
	if !respond.IsMarked(res.Header) {
		list = append(list, failed("the proxy removes the header X-Finds-Answer: the app takes every answer for one of another server", "let the proxy pass on all headers of responses"))
	}
	list = append(list, clock("the public address", res, time.Now())...)
	if a.Body < p.Pause/2 {
		list = append(list, warning("the proxy holds uploads back until they are complete", "nginx: proxy_request_buffering off"))
	}
	if end != "end\n" || gap < p.Pause/2 {
		list = append(list, warning("the proxy holds responses back: notifications come late or not at all", "nginx: proxy_buffering off for /api/notifications/stream, and keep X-Accel-Buffering"))
	}
	return append(list, p.size(ctx))
}

// post sends a probe.
func (p Public) post(ctx context.Context, body io.Reader, size int64) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.URL.String()+ProbePath+"?pause="+p.Pause.String(), body)
	if err != nil {
		return nil, err
	}
	req.ContentLength = size
	req.Header.Set(probeHeader, token(p.Keys, time.Now()))
	req.Header.Set("X-Forwarded-For", marker)
	if size > 0 {
		req.Header.Set("Expect", "100-continue")
	}
	return p.Client.Do(req)
}

// slowly is a body that comes in two parts.
func slowly(pause time.Duration) io.Reader {
	r, w := io.Pipe()
	go func() {
		_, _ = io.WriteString(w, strings.Repeat("a", 100)) // a reader that has gone ends both
		time.Sleep(pause)                                  // a proxy that buffers is recognised by the time between both parts
		_, _ = io.WriteString(w, "b")
		_ = w.Close()
	}()
	return r
}

func refusal(res *http.Response) *Finding {
	var f Finding
	switch {
	case res.StatusCode == http.StatusOK:
		return nil
	case res.StatusCode >= 300 && res.StatusCode < 400:
		f = failed("it redirects to "+res.Header.Get("Location"), "set --base-url to the URL that browsers end at")
	case res.StatusCode == http.StatusNotFound:
		f = failed("another service answers, or another instance of Finds, or one whose clock differs by more than five minutes",
			"let --base-url lead to this instance, and run the doctor with its --data or --database")
	case res.StatusCode >= 502 && res.StatusCode <= 504:
		f = failed(fmt.Sprintf("the proxy answers with status %d", res.StatusCode), "start Finds, and let the proxy lead to its --addr")
	default:
		f = failed(fmt.Sprintf("status %d", res.StatusCode), "look at the logs of the proxy and of Finds")
	}
	return &f
}

// encryption checks TLS.
func (p Public) encryption(res *http.Response) Finding {
	if res.TLS == nil {
		host := p.URL.Hostname()
		if ip := net.ParseIP(host); host == "localhost" || ip != nil && ip.IsLoopback() {
			return fine("reached at %s", p.URL)
		}
		return warning(p.URL.String()+" has no TLS: browsers give neither their location nor notifications", "use --domain, or a proxy with TLS")
	}
	left := time.Until(res.TLS.PeerCertificates[0].NotAfter)
	if left < certificateSoon {
		return warning(fmt.Sprintf("the TLS certificate ends in %d days", int(left.Hours()/24)), "check why it is not renewed")
	}
	return fine("reached at %s; its certificate is valid for %d days", p.URL, int(left.Hours()/24))
}

// forwarding compares the client that the service sees with the addresses on the way.
func (p Public) forwarding(a arrival, direct bool) Finding {
	hops := strings.Split(strings.ReplaceAll(a.Forwarded, " ", ""), ",")
	peer, _, _ := net.SplitHostPort(a.Peer)
	proxied := p.URL.Scheme == "https" && !a.TLS || a.Forwarded != marker
	switch {
	case direct:
		return fine("no proxy in between")
	case a.Trusted && a.Forwarded == marker:
		return failed("the proxy passes on X-Forwarded-For as clients write it: they can choose their address", "let it append or replace the header; nginx: $proxy_add_x_forwarded_for")
	case !proxied:
		return fine("no proxy in between that tells of itself; the service sees %s", a.Client)
	case !a.Trusted && (a.Forwarded == marker || a.Forwarded == ""):
		return failed("the proxy at "+peer+" does not send X-Forwarded-For: all users share its limits", "let it set X-Forwarded-For, and set --trusted-proxies "+peer)
	case !a.Trusted:
		return failed("the proxy at "+peer+" is not trusted: all users share its limits", "set --trusted-proxies "+peer)
	}
	if i := slices.Index(hops, marker); i >= 0 {
		hops = hops[i+1:]
	}
	if i := slices.Index(hops, a.Client); i > 0 {
		return warning("the service takes "+a.Client+", which is a proxy, for the client", "add "+a.Client+" to --trusted-proxies")
	}
	return fine("the proxy at %s is trusted; the service sees %s", peer, a.Client)
}

// errAccepted ends an upload that was let in.
var errAccepted = errors.New("the upload was let in")

// accepted is a body that is not sent: being asked for it is the answer.
type accepted struct{ asked chan struct{} }

// Read implements io.Reader.
func (a accepted) Read([]byte) (int, error) {
	select {
	case a.asked <- struct{}{}:
	default:
	}
	return 0, errAccepted
}

// size checks that the largest upload is let in. Proxies refuse by Content-Length, so that
// nothing has to be sent.
func (p Public) size(ctx context.Context) Finding {
	text := fmt.Sprintf("uploads of %d MB", p.Upload>>20)
	body := accepted{make(chan struct{}, 1)}
	res, err := p.post(ctx, body, p.Upload)
	if err == nil {
		res.Body.Close()
	}
	asked := len(body.asked) > 0
	switch {
	case err == nil && res.StatusCode == http.StatusRequestEntityTooLarge:
		return failed("the proxy refuses "+text, fmt.Sprintf("nginx: client_max_body_size %dm", p.Upload>>20+1))
	case err == nil && res.StatusCode < 300, asked:
		return fine("%s are let in", text)
	case err != nil:
		return warning(text+": "+reason(err), "look at the limits of the proxy")
	}
	return warning(fmt.Sprintf("%s: status %d", text, res.StatusCode), "look at the limits of the proxy")
}

// clock compares the clock of another server with this one.
func clock(whose string, res *http.Response, now time.Time) []Finding {
	at, err := http.ParseTime(res.Header.Get("Date"))
	if apart := now.Sub(at); err == nil && apart.Abs() > 30*time.Second {
		return []Finding{warning(fmt.Sprintf("the clock of this machine differs by %v from that of %s", apart.Round(time.Second), whose), "set the clocks with NTP")}
	}
	return nil
}

// Clock compares this clock with those of servers on the way: the storage and the provider.
func Clock(servers map[string]string) Check {
	return Check{Name: "clock", Look: func(ctx context.Context) (list []Finding) {
		compared := 0
		client := &http.Client{Timeout: 10 * time.Second, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		for whose, address := range servers {
			req, err := http.NewRequestWithContext(ctx, http.MethodHead, address, nil)
			if err != nil {
				continue
			}
			res, err := client.Do(req)
			if err != nil {
				continue // whether it is reached is the subject of another check
			}
			res.Body.Close()
			compared++
			list = append(list, clock(whose, res, time.Now())...)
		}
		if list == nil && compared > 0 {
			list = append(list, fine("equal to those of %d other servers", compared))
		}
		return list
	}}
}
