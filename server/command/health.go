package command

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/urfave/cli/v2"
)

// healthWait is how long the service may take to answer that it is ready.
const healthWait = 10 * time.Second

func (p Program) healthCommand() *cli.Command {
	return &cli.Command{Name: "health", Usage: "ask the service on this machine whether it is ready; exit with 0 if it is, and with 1 if not",
		Flags: []cli.Flag{addrFlag(), baseURLFlag(), domainFlag()}, Before: checkAddresses,
		Action: func(c *cli.Context) error {
			if err := checkArguments(c); err != nil {
				return err
			}
			base, err := (&env{Context: c}).baseURL()
			if err != nil {
				return err
			}
			name, addr := c.String("domain"), c.String("addr")
			switch {
			case name != "" && !c.IsSet("addr"):
				addr = domainAddr
			case name == "" && base != nil:
				name = base.Hostname()
			}
			return p.health(c.Context, local(addr), name)
		}}
}

// health asks the service at an address for /readyz, over TLS if the service expects that. name is
// the host name for which it has a certificate. The certificate is not verified: the connection does
// not leave the machine, and an expired certificate does not make the service less ready.
func (p Program) health(ctx context.Context, addr, name string) error {
	client := &http.Client{Timeout: healthWait,
		Transport:     &http.Transport{DisableKeepAlives: true, TLSClientConfig: &tls.Config{ServerName: name, InsecureSkipVerify: true}},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	status, text, err := ready(ctx, client, "http://"+addr)
	if err == nil && status == http.StatusBadRequest && strings.Contains(text, "HTTPS server") { // net/http's answer where TLS is expected
		status, text, err = ready(ctx, client, "https://"+addr)
	}
	var wrapped *url.Error
	switch {
	case errors.As(err, &wrapped) && wrapped.Timeout():
		return fmt.Errorf("the service at %s does not answer within %v", addr, healthWait)
	case err != nil:
		return fmt.Errorf("no service answers at --addr %s: %w", addr, err)
	case status != http.StatusOK:
		return fmt.Errorf("the service at %s is not ready: it answers with status %d", addr, status)
	}
	_, err = fmt.Fprint(p.Stdout, text)
	return err
}

// ready returns the answer to GET /readyz, of which the text may be cut.
func ready(ctx context.Context, c *http.Client, base string) (status int, text string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, base+"/readyz", nil)
	if err != nil {
		return 0, "", err
	}
	res, err := c.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer res.Body.Close()
	b, err := io.ReadAll(io.LimitReader(res.Body, 1000))
	return res.StatusCode, string(b), err
}

// local turns an address to listen on into one of this machine to connect to. The name localhost is
// not used: an empty root directory has no file that resolves it.
func local(addr string) string {
	_, port, err := net.SplitHostPort(addr)
	if err != nil || !strings.HasPrefix(reachable(addr), "localhost:") {
		return addr
	}
	return net.JoinHostPort("127.0.0.1", port)
}
