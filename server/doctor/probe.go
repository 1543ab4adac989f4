package doctor

import (
	"crypto/hmac"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"finds/server/credential"
)

// ProbePath is where a service tells the doctor how a request arrives through the proxy.
const ProbePath = "/_/probe"

const (
	probeHeader = "X-Finds-Probe"
	probeLife   = 5 * time.Minute // of a token, and how far the clocks may differ
	probeMax    = 1 << 20         // bytes that the service reads of a probe
	probePause  = 2 * time.Second // the longest pause that it makes
)

// token returns a header that proves the knowledge of the secret of the instance.
func token(k credential.Keys, now time.Time) string {
	text := strconv.FormatInt(now.Unix(), 10) + "." + rand.Text()
	return text + "." + base64.RawURLEncoding.EncodeToString(k.Sum("doctor probe", []byte(text)))
}

// valid reports whether a token is of the secret, and of now.
func valid(k credential.Keys, now time.Time, header string) bool {
	i := strings.LastIndexByte(header, '.')
	if i < 0 || len(header) > 200 {
		return false
	}
	sum, err := base64.RawURLEncoding.DecodeString(header[i+1:])
	seconds, _, _ := strings.Cut(header[:i], ".")
	at, err2 := strconv.ParseInt(seconds, 10, 64)
	return err == nil && err2 == nil && hmac.Equal(sum, k.Sum("doctor probe", []byte(header[:i]))) && now.Sub(time.Unix(at, 0)).Abs() < probeLife
}

// arrival is how a probe has arrived.
type arrival struct {
	Peer      string        `json:"peer"`      // address and port of the connection
	Client    string        `json:"client"`    // address that the service counts the request for
	Trusted   bool          `json:"trusted"`   // whether the peer is a trusted proxy
	Forwarded string        `json:"forwarded"` // X-Forwarded-For
	Body      time.Duration `json:"body"`      // from the first byte of the body to its end
	TLS       bool          `json:"tls"`
}

// Arrivals returns the address that the service takes for the client of a request, and whether its
// peer is a trusted proxy.
type Arrivals func(r *http.Request) (client string, trusted bool)

// Probe answers the doctor. To others it does what stranger does, as if it were not there.
func Probe(k credential.Keys, now func() time.Time, of Arrivals, stranger http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !valid(k, now(), r.Header.Get(probeHeader)) {
			stranger(w, r)
			return
		}
		a := arrival{Peer: r.RemoteAddr, Forwarded: strings.Join(r.Header.Values("X-Forwarded-For"), ", "), TLS: r.TLS != nil}
		a.Client, a.Trusted = of(r)
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("X-Accel-Buffering", "no") // as streams do
		w.Header().Set("Content-Type", "text/event-stream")
		if r.ContentLength > probeMax { // its size alone is of interest
			w.WriteHeader(http.StatusNoContent)
			return
		}
		a.Body = readTime(r.Body)
		if answer(w, a) != nil {
			return
		}
		pause, err := time.ParseDuration(r.URL.Query().Get("pause"))
		if err != nil || pause < 0 || pause > probePause {
			return
		}
		select {
		case <-time.After(pause):
			_, _ = io.WriteString(w, "end\n") // the doctor notices its absence
		case <-r.Context().Done():
		}
	}
}

// readTime reads a body and returns the time between its first byte and its end.
func readTime(body io.Reader) time.Duration {
	var first time.Time
	buffer := make([]byte, 1<<10)
	for n := 0; n < probeMax; {
		m, err := body.Read(buffer)
		if m > 0 && first.IsZero() {
			first = time.Now()
		}
		if n += m; err != nil {
			break
		}
	}
	if first.IsZero() {
		return 0
	}
	return time.Since(first)
}

// answer sends the first line at once.
func answer(w http.ResponseWriter, a arrival) error {
	if err := json.NewEncoder(w).Encode(a); err != nil {
		return err
	}
	return http.NewResponseController(w).Flush()
}
