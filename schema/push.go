package schema

import (
	"encoding/base64"
	"net"
	"net/url"
	"regexp"
	"strings"
)

// HostName is a name of a host in lower case, without scheme, port or path.
var HostName = regexp.MustCompile(`^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$`)

// PushHosts are the push services of the common browsers. A name includes its
// subdomains.
var PushHosts = []string{"fcm.googleapis.com", "jmt17.google.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"}

// PushEndpoint normalises the URL of a push service, or reports false when it
// is not https, on the usual port, of an allowed host. It compares the parsed
// host, never the text.
func PushEndpoint(raw string, allowed []string) (string, bool) {
	u, err := url.Parse(raw)
	if err != nil || u.Scheme != "https" || u.User != nil || u.Fragment != "" || u.Opaque != "" {
		return "", false
	}
	host := strings.ToLower(u.Hostname())
	if port := u.Port(); port != "" && port != "443" || net.ParseIP(host) != nil || !HostName.MatchString(host) {
		return "", false
	}
	for _, name := range allowed {
		if host == name || strings.HasSuffix(host, "."+name) {
			u.Host = host
			return u.String(), true
		}
	}
	return "", false
}

// DecodeBase64 reads base64 in either alphabet, padded or not, as browsers and
// tools write it.
func DecodeBase64(s string) ([]byte, bool) {
	s = strings.NewReplacer("+", "-", "/", "_").Replace(strings.TrimRight(s, "="))
	b, err := base64.RawURLEncoding.DecodeString(s)
	return b, err == nil
}
