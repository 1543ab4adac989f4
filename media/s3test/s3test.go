// Package s3test gives tests buckets at a real S3 server, versitygw, which
// lives as long as the test binary. Unlike a fake it checks signatures.
package s3test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"finds/media/bucket"
	"finds/store/storetest"
)

const (
	// module is the server to build if none is installed.
	module = "github.com/versity/versitygw/cmd/versitygw@v1.8.0"

	accessKey = "finds-test-access"
	secretKey = "finds-test-secret-that-no-log-may-hold"

	// Domain is below which every bucket has a host of its own. Names under
	// localhost lead to this machine (RFC 6761, 6.3) without being asked for.
	Domain = "localhost"
)

// gateway is the server of this process.
type gateway struct {
	addr string
	dir  string
	cmd  *exec.Cmd
}

var (
	once    sync.Once
	running *gateway
	missing error
	count   atomic.Int64
)

// New returns the options of a fresh bucket. Where no server can be had the
// test is skipped, unless CI is set. FINDS_TEST_VERSITYGW names the program;
// else it is looked for on the PATH, and else built once into the cache folder
// of the user.
func New(t testing.TB) bucket.S3Options {
	t.Helper()
	once.Do(func() { running, missing = start() })
	storetest.Need(t, missing)
	name := fmt.Sprintf("t-%d", count.Add(1))
	c, err := minio.New(running.addr, &minio.Options{Creds: credentials.NewStaticV4(accessKey, secretKey, "")})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.MakeBucket(context.Background(), name, minio.MakeBucketOptions{}); err != nil {
		t.Fatal(err)
	}
	return bucket.S3Options{Endpoint: "http://" + running.addr, AccessKeyID: accessKey, SecretAccessKey: secretKey, Bucket: name}
}

// Open returns a fresh bucket.
func Open(t testing.TB) *bucket.S3 {
	t.Helper()
	b, err := bucket.OpenS3(New(t))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Folder returns where the server keeps the files of a bucket.
func Folder(o bucket.S3Options) string { return filepath.Join(running.dir, "data", o.Bucket) }

// Stop ends the server. A package that uses it calls this after its tests.
func Stop() {
	if running != nil {
		_ = running.cmd.Process.Kill()
		_ = running.cmd.Wait() // it was killed
		_ = os.RemoveAll(running.dir)
	}
}

// start starts the server on a free port of this machine.
func start() (*gateway, error) {
	program, err := find()
	if err != nil {
		return nil, err
	}
	g := &gateway{}
	if g.dir, err = os.MkdirTemp("", "finds-s3"); err != nil {
		return nil, err
	}
	for _, name := range []string{"data", "meta"} {
		if err := os.Mkdir(filepath.Join(g.dir, name), 0o700); err != nil {
			return nil, err
		}
	}
	for range 5 { // a port that was free may be taken a moment later
		if err = g.run(program); err == nil {
			return g, nil
		}
	}
	return nil, errors.Join(err, os.RemoveAll(g.dir))
}

// run starts the program and waits until it answers.
func (g *gateway) run(program string) error {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	g.addr = l.Addr().String()
	if err := l.Close(); err != nil {
		return err
	}
	g.cmd = exec.Command(program, "--port", g.addr, "--access", accessKey, "--secret", secretKey, "--quiet", "--health", "/health",
		"--virtual-domain", Domain, "posix", "--sidecar", filepath.Join(g.dir, "meta"), filepath.Join(g.dir, "data"))
	g.cmd.Env = []string{"HOME=" + g.dir}
	g.cmd.SysProcAttr = storetest.Dependent()
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // the server ends with this thread, so the thread has to stay
		started <- g.cmd.Start()
		select {}
	}()
	if err := <-started; err != nil {
		return err
	}
	return g.ready()
}

// ready waits until the server answers.
func (g *gateway) ready() error {
	for deadline := time.Now().Add(20 * time.Second); ; {
		res, err := http.Get("http://" + g.addr + "/health")
		if err == nil {
			return res.Body.Close()
		}
		if time.Now().After(deadline) {
			return errors.Join(fmt.Errorf("versitygw does not answer: %w", err), g.cmd.Process.Kill())
		}
		time.Sleep(10 * time.Millisecond) // polling a process that starts; there is nothing to wait on
	}
}

// find finds the program, or builds it.
func find() (string, error) {
	if given := os.Getenv("FINDS_TEST_VERSITYGW"); given != "" {
		return given, nil
	}
	if p, err := exec.LookPath("versitygw"); err == nil {
		return p, nil
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "finds-test", "versitygw-v1.8.0")
	program := filepath.Join(folder, "versitygw")
	if _, err := os.Stat(program); err == nil {
		return program, nil
	}
	return program, build(folder)
}

// build builds the program, which takes some minutes the first time.
func build(folder string) error {
	cmd := exec.Command("go", "install", "-trimpath", module)
	cmd.Dir = os.TempDir() // not in this module
	cmd.Env = append(os.Environ(), "GOBIN="+folder, "CGO_ENABLED=0", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go install %s: %w: %s", module, err, out)
	}
	return nil
}
