package bucket

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// S3Options name a bucket at an S3-compatible storage and the keys to it.
type S3Options struct {
	AccountID       string // of Cloudflare R2, instead of its endpoint
	Endpoint        string // https://host, host, or http://host for an unencrypted one
	Region          string // "" asks the storage
	AccessKeyID     string
	SecretAccessKey string
	Bucket          string
	Style           string // of URLs: "path", "host", or "auto" for what the endpoint is known to take

	Wait time.Duration // for an answer to begin; 0 stands for 15 seconds
}

// S3Error is a reason why a bucket cannot be used, at all or now: every fault of the storage that is
// not about one file. Option names the field of S3Options to correct, as words with hyphens: `access-key-id`.
type S3Error struct {
	Option, Reason string
	Away           bool  // the storage did not respond, or failed; a later try may succeed
	Err            error // of the request, or nil
}

// Unwrap returns the error of the request.
func (e *S3Error) Unwrap() error { return e.Err }

// Error implements error.
func (e *S3Error) Error() string { return e.Option + ": " + e.Reason }

var (
	accountForm  = regexp.MustCompile(`^[0-9a-f]{32}$`)
	bucketForm   = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$`)
	bucketStyles = map[string]minio.BucketLookupType{"": minio.BucketLookupAuto, "auto": minio.BucketLookupAuto, "path": minio.BucketLookupPath, "host": minio.BucketLookupDNS}
)

// endpoint returns the URL of the storage.
func (o S3Options) endpoint() (*url.URL, error) {
	switch {
	case o.AccountID != "" && o.Endpoint != "":
		return nil, &S3Error{Option: "endpoint", Reason: "an account id is set, too; keep only one of them"}
	case o.AccountID != "" && !accountForm.MatchString(o.AccountID):
		return nil, &S3Error{Option: "account-id", Reason: "expected the 32 hex digits of a Cloudflare account"}
	case o.AccountID != "":
		return &url.URL{Scheme: "https", Host: o.AccountID + ".r2.cloudflarestorage.com"}, nil
	}
	text := o.Endpoint
	if !strings.Contains(text, "://") {
		text = "https://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Hostname() == "" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.User != nil {
		return nil, &S3Error{Option: "endpoint", Reason: "expected a URL without a path, such as https://s3.example.org"}
	}
	return u, nil
}

// validate finds errors that need no request to the storage.
func (o S3Options) validate() error {
	if _, ok := bucketStyles[o.Style]; !ok {
		return &S3Error{Option: "style", Reason: "expected auto, path or host"}
	}
	if !bucketForm.MatchString(o.Bucket) {
		return &S3Error{Option: "bucket", Reason: "expected a name of 3 to 63 characters: a to z, digits, - and ."}
	}
	for option, value := range map[string]string{"access-key-id": o.AccessKeyID, "secret-access-key": o.SecretAccessKey} {
		if value == "" {
			return &S3Error{Option: option, Reason: "it is missing"}
		}
	}
	return nil
}

// OpenS3 opens a bucket. It sends no request to the storage; Connect does.
// Errors are of type *S3Error.
func OpenS3(o S3Options) (*S3, error) {
	u, err := o.endpoint()
	if err != nil {
		return nil, err
	}
	if err := o.validate(); err != nil {
		return nil, err
	}
	if o.Region == "" && o.AccountID != "" {
		o.Region = "auto" // the only one of R2
	}
	core, err := minio.NewCore(u.Host, &minio.Options{
		Creds: credentials.NewStaticV4(o.AccessKeyID, o.SecretAccessKey, ""), Secure: u.Scheme == "https", Region: o.Region,
		BucketLookup: bucketStyles[o.Style], Transport: s3Transport(), MaxRetries: s3Tries,
	})
	if err != nil {
		return nil, &S3Error{Option: "endpoint", Reason: err.Error()}
	}
	return &S3{core: *core, bucket: o.Bucket, keys: mediaKeys, wait: cmp.Or(o.Wait, s3Wait)}, nil
}

// connectWait is how long the first answer of a storage may take.
const connectWait = 15 * time.Second

// Connect reports whether the bucket can be reached and written. Errors are of
// type *S3Error.
func (s *S3) Connect(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, connectWait)
	defer cancel()
	err := s.Check(ctx)
	var fault *S3Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &fault):
		return fault
	}
	return reason(err) // the time of this call is over
}

// fault returns the error of a request as callers see it: it matches fs.ErrNotExist for a file that is
// missing, and is an *S3Error for what is not about one file. What the caller ended stays as it is.
func (s *S3) fault(ctx context.Context, what string, err error) error {
	var r minio.ErrorResponse
	_ = errors.As(err, &r) // else the storage did not respond
	switch {
	case r.Code == minio.NoSuchKey:
		err = fmt.Errorf("%w: %w", fs.ErrNotExist, err)
	case ctx.Err() != nil:
	case r.StatusCode == http.StatusPreconditionFailed, r.StatusCode == http.StatusRequestedRangeNotSatisfiable, r.Code == minio.PreconditionFailed, r.Code == "InvalidRange":
	default:
		why := reason(err)
		why.Err = err
		err = why
	}
	return fmt.Errorf("%s %s file: %w", what, s.keys.What, err)
}

// reason finds the option that a storage's refusal is about.
func reason(err error) *S3Error {
	var fault net.Error
	var r minio.ErrorResponse
	_ = errors.As(err, &r) // else the storage did not respond
	switch r.Code {
	case "InvalidAccessKeyId", "Unauthorized", "XAdminUserNotFound": // AWS and most, R2, versitygw
		return &S3Error{Option: "access-key-id", Reason: "the storage does not know this key id"}
	case "SignatureDoesNotMatch":
		return &S3Error{Option: "secret-access-key", Reason: "the key does not belong to the access key id"}
	case "AccessDenied":
		return &S3Error{Option: "access-key-id", Reason: "the key has no permission to read, write and delete in the bucket"}
	case minio.NoSuchBucket, minio.InvalidBucketName:
		return &S3Error{Option: "bucket", Reason: "the storage has no bucket of this name"}
	case "AuthorizationHeaderMalformed", "PermanentRedirect", "InvalidRegion", "IllegalLocationConstraintException":
		return &S3Error{Option: "region", Reason: "the bucket is in another region"}
	}
	switch {
	case errors.Is(err, context.DeadlineExceeded), errors.As(err, &fault) && fault.Timeout():
		return &S3Error{Option: "endpoint", Reason: "the storage does not answer in time", Away: true}
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF), errors.Is(err, syscall.ECONNRESET), errors.Is(err, syscall.EPIPE),
		err != nil && strings.Contains(err.Error(), "closed by foreign host"): // minio-go's words for io.EOF
		return &S3Error{Option: "endpoint", Reason: "the storage closes the connection", Away: true}
	case fault != nil:
		return &S3Error{Option: "endpoint", Reason: "the storage cannot be reached: " + rootCause(fault), Away: true}
	}
	switch {
	case r.StatusCode == http.StatusInsufficientStorage:
		return &S3Error{Option: "bucket", Reason: "the storage is full", Away: true}
	case r.StatusCode == http.StatusNotImplemented:
	case r.StatusCode >= http.StatusInternalServerError, r.StatusCode == http.StatusTooManyRequests: // of it, or of what stands before it
		return &S3Error{Option: "endpoint", Reason: fmt.Sprintf("the storage is not available: it answers with status %d, %s", r.StatusCode, answer(r)), Away: true}
	}
	return &S3Error{Option: "endpoint", Reason: "the storage answers " + answer(r)}
}

// answer is what a storage says about a request that it refuses.
func answer(r minio.ErrorResponse) string {
	return strconv.Quote(strings.TrimSpace(r.Code + " " + r.Message))
}

// rootCause returns the cause of a connection error, without the requested URL.
func rootCause(err error) string {
	var u *url.Error
	if errors.As(err, &u) {
		return u.Err.Error()
	}
	return err.Error()
}

// s3Transport uses no proxy from the environment, and ends stalled connections.
func s3Transport() http.RoundTripper {
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	return healing{&http.Transport{
		DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
			c, err := dialer.DialContext(ctx, network, loopback(addr))
			if err != nil {
				return nil, err
			}
			return &movingConn{c}, nil
		},
		TLSHandshakeTimeout: 10 * time.Second, ResponseHeaderTimeout: s3Wait, IdleConnTimeout: s3Stall,
		MaxIdleConns: 64, MaxIdleConnsPerHost: 64, DisableCompression: true,
	}}
}

// healing drops the idle connections after a request that got no answer in
// time: after a failover without a reset they are all dead.
type healing struct{ *http.Transport }

// RoundTrip implements http.RoundTripper.
func (h healing) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := h.Transport.RoundTrip(r)
	var fault net.Error
	if errors.Is(err, context.DeadlineExceeded) || errors.As(err, &fault) && fault.Timeout() {
		h.CloseIdleConnections()
	}
	return res, err
}

// loopback resolves names under localhost to this machine (RFC 6761, 6.3), which
// not every resolver does: a bucket of a local storage has such a host.
func loopback(addr string) string {
	if host, port, err := net.SplitHostPort(addr); err == nil && strings.HasSuffix(host, ".localhost") {
		return net.JoinHostPort("localhost", port)
	}
	return addr
}

// s3Stall is how long a connection may stall in the middle of a file.
const s3Stall = 30 * time.Second

// movingConn is a connection that ends when nothing passes for s3Stall.
type movingConn struct{ net.Conn }

func (c *movingConn) Read(p []byte) (int, error) {
	_ = c.SetDeadline(time.Now().Add(s3Stall)) // a closed connection says so in Read
	return c.Conn.Read(p)
}

func (c *movingConn) Write(p []byte) (int, error) {
	_ = c.SetDeadline(time.Now().Add(s3Stall)) // a read that waits meanwhile gets the time too
	return c.Conn.Write(p)
}
