package media

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// hasty is an option for tests of senders and readers that stand still.
func hasty(o *server.Options) { o.Limits.Patience = 50 * time.Millisecond }

// TestStalledUpload sends a part of an upload and then nothing more: it is
// answered and the connection is closed, wherever it stands still, and nothing
// of it stays. Meanwhile others are served.
func TestStalledUpload(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", hasty)
	ann := a.As("ann")
	part := "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n"
	for _, method := range []string{"POST /api/media", "PUT /api/users/me/picture"} {
		for what, sent := range map[string]string{
			"nothing": "", "half a header": part[:30], "no byte of a file": part, "half a magic": part + "\xff\xd8", "half a picture": part + string(Picture(64, 48, White))[:100],
			"half of a file that is not a picture": part + "<html>" + strings.Repeat("x", 1000), "no end": part + string(Picture(64, 48, White)),
		} {
			t.Run(method+" "+what, func(t *testing.T) {
				t.Parallel()
				c, err := net.Dial("tcp", strings.TrimPrefix(a.URL, "http://"))
				if err != nil {
					t.Fatal(err)
				}
				defer c.Close()
				fmt.Fprintf(c, "%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n%s", method, ann.Token, sent)
				in := bufio.NewReader(c)
				res, err := http.ReadResponse(in, nil)
				if err != nil {
					t.Fatal(err)
				}
				defer res.Body.Close()
				body, err := io.ReadAll(res.Body)
				if err != nil || res.StatusCode != 400 || !strings.Contains(string(body), "too slowly") {
					t.Errorf("%d %s %v", res.StatusCode, body, err)
				}
				if b, err := in.ReadByte(); err != io.EOF {
					t.Errorf("the connection goes on: %q %v", b, err)
				}
			})
		}
	}
	t.Cleanup(func() {
		if left, err := os.ReadDir(a.Tmp); err != nil || len(left) > 0 {
			t.Errorf("%v stay, %v", left, err)
		}
	})
	OK(ann, 200, "GET", "/api/users/me", nil)
}

// TestStalledReader asks for a large file and reads nothing of it: the service
// gives up.
func TestStalledReader(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", hasty)
	s := NewScene(a, "stranger", schema.AudienceEveryone)
	u := s.Attach()
	const size = 16 << 20 // more than the socket buffers hold
	if err := a.Bucket.Put(t.Context(), u.URL, io.LimitReader(Zeros{}, size)); err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", strings.TrimPrefix(a.URL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "GET /api/media/%s HTTP/1.1\r\nHost: x\r\n\r\n", u.URL)
	for {
		more := a.ServiceLog.More()
		if _, line, found := strings.Cut(a.ServiceLog.String(), "path=/api/media/"+u.URL); found {
			if strings.Contains(line, fmt.Sprint("bytes=", size)) {
				t.Errorf("all is sent: %s", line)
			}
			return
		}
		<-more
	}
}
