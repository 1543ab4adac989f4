// Package extract copies the tiles of an area from a PMTiles file on a web server into a
// smaller file. It reads ranges of the large file, which may have the streets of the whole
// Earth in more than a hundred gigabytes: first directories, from which a Plan follows
// with the exact size and number of requests, then the tiles.
package extract

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"finds/server/tiles"
)

// Errors that callers distinguish.
var (
	// ErrSourceChanged means that the file is not the one that was opened. It has to be
	// opened, and the area planned, again.
	ErrSourceChanged = errors.New("the map at the source has been replaced by another one meanwhile")
	// ErrNotThere means that the server has no file at the URL.
	ErrNotThere = errors.New("the server has no file there")
	// ErrAddress means that a URL cannot be that of a source.
	ErrAddress = errors.New("a source is an https:// URL of a PMTiles file")
)

const (
	triesMost     = 6
	waitFirst     = time.Second     // after the first failure; doubled after each
	waitMost      = 2 * time.Minute // also for what Retry-After says
	requestMost   = 8 << 20         // bytes of one request
	gapMost       = 64 << 10        // bytes between two parts that one request always reads, too
	gapShare      = 5               // larger gaps are read while all gaps are less than this fraction of the tiles
	parallel      = 2               // requests; build.protomaps.com answers bursts with 503
	headLength    = 16 << 10        // the part of a file that contains its header and root directory
	attemptMost   = 5 * time.Minute
	redirectsMost = 5
)

// Web is how this package uses the network and the time.
type Web struct {
	Client    *http.Client // its CheckRedirect and Timeout are replaced; nil is a client of its own
	UserAgent string
	Wait      func(context.Context, time.Duration) error // nil waits for real
	Now       func() time.Time                           // nil is time.Now
	Retrying  func(err error, in time.Duration)          // is called before a wait; nil does nothing
}

func (w Web) withDefaults() Web {
	if w.Client == nil {
		transport := http.DefaultTransport.(*http.Transport).Clone()
		transport.ResponseHeaderTimeout = 30 * time.Second
		w.Client = &http.Client{Transport: transport}
	}
	if w.Wait == nil {
		w.Wait = func(ctx context.Context, d time.Duration) error {
			select {
			case <-time.After(d):
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
	if w.Now == nil {
		w.Now = time.Now
	}
	if w.Retrying == nil {
		w.Retrying = func(error, time.Duration) {}
	}
	w.UserAgent = cmp.Or(w.UserAgent, "Finds")
	return w
}

// from returns a client for one source, which follows redirects only to addresses that
// are as safe as that of the source.
func (w Web) from(source *url.URL) *http.Client {
	c := *w.Client
	c.Timeout = attemptMost
	c.CheckRedirect = func(r *http.Request, via []*http.Request) error {
		if len(via) >= redirectsMost {
			return errors.New("there are too many redirects")
		}
		if r.URL.Scheme != "https" && !(isLoopback(source) && isLoopback(r.URL)) {
			return fmt.Errorf("%w, but it redirects to %s://", ErrAddress, r.URL.Scheme)
		}
		return nil
	}
	return &c
}

// CheckURL returns an error that wraps ErrAddress unless text is a URL of a source: https,
// or http on this machine.
func CheckURL(text string) (*url.URL, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil || u.Scheme != "https" && !isLoopback(u) {
		return nil, ErrAddress
	}
	return u, nil
}

// isLoopback reports whether a URL is plain http on this machine.
func isLoopback(u *url.URL) bool {
	ip := net.ParseIP(u.Hostname())
	return u.Scheme == "http" && (u.Hostname() == "localhost" || ip != nil && ip.IsLoopback())
}

// Source reads ranges of one file. It is an io.ReaderAt whose reads last as long as the
// context that it was opened with.
type Source struct {
	ctx      context.Context
	web      Web
	url      *url.URL
	client   *http.Client
	size     int64
	version  string // entity tag or modification time; "" if the server sends neither
	requests atomic.Int64

	mu   sync.Mutex
	have []block // parts that were read ahead
}

// block is a part of the file in memory.
type block struct {
	offset int64
	bytes  []byte
}

// Open reads the beginning of the file at a URL.
func Open(ctx context.Context, web Web, address string) (*Source, error) {
	u, err := CheckURL(address)
	if err != nil {
		return nil, err
	}
	web = web.withDefaults()
	s := &Source{ctx: ctx, web: web, url: u, client: web.from(u)}
	head := make([]byte, headLength)
	n, err := s.read(ctx, head, 0)
	if err != nil {
		return nil, err
	}
	s.have = []block{{0, head[:n]}}
	return s, nil
}

// URL returns the address that the source was opened with.
func (s *Source) URL() string { return s.url.String() }

// Size returns the size of the file in bytes.
func (s *Source) Size() int64 { return s.size }

// Version returns what the server sent to tell versions of the file apart.
func (s *Source) Version() string { return s.version }

// Requests returns the number of requests so far.
func (s *Source) Requests() int { return int(s.requests.Load()) }

// ReadAt implements io.ReaderAt.
func (s *Source) ReadAt(b []byte, offset int64) (int, error) {
	s.mu.Lock()
	for _, have := range s.have {
		if at := offset - have.offset; at >= 0 && at+int64(len(b)) <= int64(len(have.bytes)) {
			s.mu.Unlock()
			return copy(b, have.bytes[at:]), nil
		}
	}
	s.mu.Unlock()
	if offset >= s.size {
		return 0, io.EOF
	}
	n, err := s.read(s.ctx, b[:min(int64(len(b)), s.size-offset)], offset)
	if err == nil && n < len(b) {
		err = io.EOF
	}
	return n, err
}

// readAhead reads parts of the file for later calls of ReadAt, and forgets all that was
// read ahead before.
func (s *Source) readAhead(parts []tiles.Part) error {
	joined := join(parts)
	blocks := make([]block, len(joined))
	group, ctx := errgroup.WithContext(s.ctx)
	group.SetLimit(parallel)
	for i, p := range joined {
		group.Go(func() error {
			b := make([]byte, p.Length)
			blocks[i] = block{int64(p.Offset), b}
			_, err := s.read(ctx, b, int64(p.Offset))
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.have = blocks
	return nil
}

// read reads len(b) bytes or, of the first part of a small file, all that there are. It
// tries again while the server is busy or the connection breaks.
func (s *Source) read(ctx context.Context, b []byte, offset int64) (n int, err error) {
	wait := waitFirst
	for try := 1; ; try++ {
		var after time.Duration
		n, after, err = s.try(ctx, b, offset)
		var again *temporary
		if err == nil || !errors.As(err, &again) || try == triesMost || ctx.Err() != nil {
			break
		}
		after = min(max(wait, after), waitMost)
		s.web.Retrying(err, after)
		if err := s.web.Wait(ctx, after); err != nil {
			return 0, err
		}
		wait *= 2
	}
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return n, err
}

// temporary is an error after which another try may succeed.
type temporary struct{ error }

func (t *temporary) Unwrap() error { return t.error }

// try sends one request. after is what the server asks to wait.
func (s *Source) try(ctx context.Context, b []byte, offset int64) (n int, after time.Duration, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.url.String(), nil)
	if err != nil {
		return 0, 0, err
	}
	r.Header.Set("User-Agent", s.web.UserAgent)
	r.Header.Set("Accept-Encoding", "identity") // a range of compressed bytes would be another one
	r.Header.Set("Range", fmt.Sprintf("bytes=%d-%d", offset, offset+int64(len(b))-1))
	if strings.HasPrefix(s.version, `"`) { // a weak tag never matches
		r.Header.Set("If-Match", s.version)
	}
	s.requests.Add(1)
	res, err := s.client.Do(r)
	if err != nil {
		if errors.Is(err, ErrAddress) {
			return 0, 0, err
		}
		return 0, 0, &temporary{err}
	}
	defer res.Body.Close()
	if err := statusError(res); err != nil {
		return 0, s.retryAfter(res), err
	}
	size, err := s.check(res, offset, int64(len(b)))
	if err != nil {
		return 0, 0, err
	}
	if s.size == 0 { // the first answer
		s.size, s.version = size, versionOf(res)
	}
	b = b[:min(int64(len(b)), size-offset)]
	if n, err = io.ReadFull(res.Body, b); err != nil {
		return 0, 0, &temporary{fmt.Errorf("the answer of %s ended after %d of %d bytes: %w", s.url.Host, n, len(b), err)}
	}
	return n, 0, nil
}

// statusError returns the error that the status of an answer means.
func statusError(res *http.Response) error {
	switch host := res.Request.URL.Host; res.StatusCode {
	case http.StatusPartialContent:
		return nil
	case http.StatusPreconditionFailed:
		return ErrSourceChanged
	case http.StatusNotFound, http.StatusGone:
		return ErrNotThere
	case http.StatusOK:
		return fmt.Errorf("%s does not send parts of files (range requests)", host)
	case http.StatusRequestTimeout, http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return &temporary{fmt.Errorf("%s answers %s", host, res.Status)}
	default:
		return fmt.Errorf("%s answers %s", host, res.Status)
	}
}

// versionOf returns what tells versions of a file apart.
func versionOf(res *http.Response) string {
	return cmp.Or(res.Header.Get("ETag"), res.Header.Get("Last-Modified"))
}

// check checks that an answer has the range that was asked for, of the same file as the
// first one, and returns the size of the file.
func (s *Source) check(res *http.Response, offset, length int64) (size int64, err error) {
	var first, last int64
	if _, err := fmt.Sscanf(res.Header.Get("Content-Range"), "bytes %d-%d/%d", &first, &last, &size); err != nil || size <= 0 {
		return 0, fmt.Errorf("%s answers with the Content-Range %q, which does not say the size of the file", s.url.Host, res.Header.Get("Content-Range"))
	}
	if s.size > 0 && (size != s.size || versionOf(res) != s.version) {
		return 0, ErrSourceChanged
	}
	if offset >= size {
		return 0, fmt.Errorf("%s has a file of %d bytes, which ends before the byte %d", s.url.Host, size, offset)
	}
	if first != offset || last != min(offset+length, size)-1 {
		return 0, fmt.Errorf("%s sends the bytes %d to %d instead of %d to %d", s.url.Host, first, last, offset, offset+length-1)
	}
	return size, nil
}

// retryAfter reads Retry-After, which is a number of seconds or a date.
func (s *Source) retryAfter(res *http.Response) time.Duration {
	text := res.Header.Get("Retry-After")
	if seconds, err := strconv.Atoi(text); err == nil {
		return time.Duration(min(max(seconds, 0), int(waitMost/time.Second))) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return at.Sub(s.web.Now())
	}
	return 0
}
