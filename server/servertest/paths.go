package servertest

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"strings"
)

// bare sends a request exactly as it is written, which http.Client would tidy,
// and reads the answer.
func bare(a *API, request string) Answer {
	a.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(a.URL, "http://"))
	if err != nil {
		a.Fatal(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, request); err != nil {
		a.Fatal(err)
	}
	method, _, _ := strings.Cut(request, " ")
	res, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: method})
	if err != nil {
		a.Fatalf("%.80q: %v", request, err)
	}
	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)
	return Answer{res.StatusCode, res.Header, body}
}

// Get is a bare request for a target.
func (a *API) Get(method, target, headers string) Answer {
	a.Helper()
	return bare(a, method+" "+target+" HTTP/1.1\r\nHost: finds.test\r\nConnection: close\r\n"+headers+"\r\n")
}
