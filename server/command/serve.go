package command

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"

	"finds/media"
	"finds/server"
	"finds/server/backfill"
	"finds/server/cleanup"
	"finds/server/limit"
	"finds/server/spool"
	"finds/store/gazetteer"
)

// cleanupEvery is how often what has expired is removed; every filesEvery-th time the
// stored files are looked through too.
const cleanupEvery, filesEvery = time.Hour, 24

// shutdownWait is how long requests under way may take to finish.
const shutdownWait = 8 * time.Second

// serve migrates the database and serves until the context ends.
func serve(e *env) error {
	o, err := e.options()
	if err != nil {
		return err
	}
	s, release, err := e.openToServe()
	if err != nil {
		return err
	}
	defer release()
	e.warnOfVariables()
	sender, why, err := e.sender(s, o)
	if err != nil {
		return err
	}
	if sender != nil {
		o.Push.Key, o.Operation.Collectors = sender.Keys.Public, append(o.Operation.Collectors, sender)
	}
	if err := e.noteStorage(); err != nil {
		return err
	}
	closeParts, err := e.addInstance(&o, s)
	if err != nil {
		return err
	}
	defer closeParts()
	if err := e.checkMapAreas(o); err != nil {
		return err
	}
	stopBackups, err := e.backUp(&o)
	if err != nil {
		return err
	}
	defer stopBackups()
	listener, err := e.listen("addr")
	if err != nil {
		return err
	}
	defer listener.Close()
	metrics, err := e.listen("metrics-addr")
	if err != nil {
		return err
	}
	if metrics != nil {
		defer metrics.Close()
	}
	secure, err := e.openTLS(&o)
	if err != nil {
		return err
	}
	defer secure.close()
	o.Network.Address = reachable(listener.Addr().String())
	api := server.New(o)
	if err := e.greet(listener.Addr()); err != nil {
		return err
	}
	e.notify("READY=1")
	defer e.repeats.flushing()()
	stop := e.background(sender, why)
	defer stop()
	cleaner := cleanup.New(cleanup.Options{Store: e.store, Library: o.Media.Library, Log: e.log, TempDir: o.Media.TempDir,
		TempFiles: []cleanup.TempFiles{{Pattern: spool.Pattern}, {Pattern: gazetteer.TempFiles}, {Pattern: media.TempVideos, Life: media.TempVideosLife}}})
	if !e.store.Postgres() { // no other process serves from the folder
		cleaner.RemoveDead()
	}
	filler := backfill.New(backfill.Options{Store: e.store, Library: o.Media.Library, Log: e.log})
	copier := backfill.NewCopier(backfill.Options{Store: e.store, Library: o.Media.Library, Log: e.log, TempDir: o.Media.TempDir})
	defer e.resign()
	defer alongside(e.Context.Context, copier.Loop)()
	defer alongside(e.Context.Context, e.erase)()
	defer alongside(e.Context.Context, e.tellNews)()
	defer alongside(e.Context.Context, func(ctx context.Context) { e.addMapAreas(ctx, o.Map.Areas) })()
	return e.serveUntilDone(api, cleaner, filler, listeners{listener, metrics, secure})
}

// openToServe locks the instance and its media folder for this process, migrates the
// database and reads the secrets. release gives the locks back.
func (e *env) openToServe() (s secrets, release func(), err error) {
	releaseInstance, err := e.alone()
	if err != nil {
		return s, nil, err
	}
	releaseFolder, err := e.holdFolder()
	if err != nil {
		releaseInstance()
		return s, nil, err
	}
	release = func() {
		releaseFolder()
		releaseInstance()
	}
	err = e.onFullDisk(func() error {
		if s, err = e.prepare(); err == nil {
			err = e.checkFolder()
		}
		if err == nil {
			err = e.renamePlaces()
		}
		return err
	})
	if err != nil {
		release()
		return s, nil, err
	}
	return s, release, nil
}

// checkServe refuses wrong flags before anything is made.
func checkServe(c *cli.Context) error {
	if err := completeTLS(c); err != nil {
		return err
	}
	if err := checkAddresses(c); err != nil {
		return err
	}
	if c.Bool("pprof") && c.String("metrics-addr") == "" {
		return errors.New("--pprof needs --metrics-addr: profiles are served there")
	}
	if _, err := drainWait(c); err != nil {
		return err
	}
	e := &env{Context: c}
	if _, _, err := e.backupTimes(); err != nil {
		return err
	}
	_, err := e.options()
	return err
}

// checkStart is checkServe for a start: it also refuses addresses that cannot be listened on, and certificates that cannot
// be read, before anything is made.
func checkStart(c *cli.Context) error {
	if err := checkServe(c); err != nil {
		return err
	}
	e := &env{Context: c}
	for _, flag := range []string{"addr", "http-addr", "metrics-addr"} {
		l, err := e.listen(flag)
		if err != nil {
			return err
		}
		if l != nil {
			defer l.Close() // all at once, so that no two are the same
		}
	}
	if cert := c.String("tls-cert"); cert != "" {
		if _, err := tls.LoadX509KeyPair(cert, c.String("tls-key")); err != nil {
			return fmt.Errorf("--tls-cert: %w", err)
		}
	}
	return nil
}

// checkAddresses refuses what no address can be before anything is made.
func checkAddresses(c *cli.Context) error {
	for _, flag := range []string{"addr", "http-addr", "metrics-addr"} {
		addr := c.String(flag)
		if addr == "" && flag != "addr" {
			continue
		}
		_, port, err := net.SplitHostPort(addr)
		if err == nil {
			_, err = net.LookupPort("tcp", port)
		}
		if err != nil {
			return badAddress(flag, err)
		}
	}
	return nil
}

func badAddress(flag string, err error) error {
	return fmt.Errorf("--%s takes an address and port of this machine such as 127.0.0.1:8080: %w", flag, err)
}

// listen listens on the address of a flag, or returns nil when it is empty.
func (e *env) listen(flag string) (net.Listener, error) {
	addr := e.String(flag)
	if addr == "" && flag != "addr" {
		return nil, nil
	}
	l, err := net.Listen("tcp", addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("--%s: another program is listening on %s; stop it, or use another address", flag, addr)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("--%s: this user may not listen on %s; use a port of 1024 or above, or let the program do so, with AmbientCapabilities=CAP_NET_BIND_SERVICE in its unit", flag, addr)
	case err != nil:
		return nil, badAddress(flag, err)
	}
	return l, nil
}

// greetOnce is how long after a process has printed the link for the first account another that starts leaves that out. A
// process that ends in order gives this up; after one that was killed, a start within that time prints no link.
const greetOnce = time.Minute

// greet tells where the service is, and how to make the first account.
func (e *env) greet(addr net.Addr) error {
	e.log.Info("serving", "address", addr.String(), "version", e.version)
	if missing := media.Confinement(); len(missing) > 0 {
		e.log.Warn("decoders are only partly confined", "missing", strings.Join(missing, "; "))
	}
	n, err := e.store.UserCount(e.Context.Context)
	if err != nil || n > 0 {
		return err
	}
	// Of processes that start together on one database, one prints the link: several would work, but puzzle who reads their
	// logs. On SQLite, this is the only process.
	if first, err := e.store.Lead(e.Context.Context, "first account", greetOnce); err != nil || !first {
		if err == nil {
			e.log.Info("this instance has no account yet; another process that has just started printed the link to create the first one. " +
				"A restart after a minute prints a new one, and finds create-user creates an account without a link")
		}
		return err
	}
	if err := e.Set("addr", addr.String()); err != nil { // the port may have been chosen by the system
		return err
	}
	link, err := e.inviteLink(func(hash string) error { return e.store.CreateSetup(e.Context.Context, hash, 24*time.Hour) })
	if err != nil {
		return err
	}
	fmt.Fprintf(e.stdout, "\nThis instance has no account yet. Open this link within 24 hours to create the first one:\n\n    %s\n\n", link)
	if strings.Contains(link, "://localhost:") {
		fmt.Fprint(e.stdout, "On another device, replace localhost with the name of this machine, or set --base-url to have that name in all links.\n\n")
	}
	return nil
}

// listeners are where the service is reached.
type listeners struct {
	api, metrics net.Listener // metrics is nil if they are not served
	secure       *secure
}

// serveUntilDone serves, cleans up and makes missing renditions until the context ends, then stops accepting,
// lets what is under way finish, and returns.
func (e *env) serveUntilDone(api *server.Server, cleaner *cleanup.Cleaner, filler *backfill.Filler, at listeners) error {
	// What net/http refuses by itself, a request line that it cannot read (400)
	// or headers that are too long (431), it answers in plain text.
	httpServer := &http.Server{Handler: api, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, WriteTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10, ConnState: limit.ConnState, ErrorLog: e.warnings()}
	failed := make(chan error, 3)
	go func() { failed <- at.secure.serve(httpServer, api.Limit(at.api)) }()
	at.secure.serveHTTP(e.Context.Context, api.Network.BaseURL, api, httpServer.ErrorLog, failed)
	var metricsServer *http.Server
	if at.metrics != nil {
		metricsServer = &http.Server{Handler: e.inspection(api.Metrics()), ReadHeaderTimeout: 10 * time.Second}
		go func() { failed <- fmt.Errorf("--metrics-addr: %w", metricsServer.Serve(at.metrics)) }()
	}
	tick := time.NewTicker(cleanupEvery)
	defer tick.Stop()
	renew := time.NewTicker(renewSweeps)
	defer renew.Stop()
	var sweeps sync.WaitGroup
	defer sweeps.Wait() // they write to the data folder, which others may use once this process has ended
	ctx, cancel := context.WithCancel(e.Context.Context)
	defer cancel()
	sweeps.Go(func() { e.sweep(ctx, cleaner, filler, true) })
	for ticks := 1; ; {
		select {
		case err := <-failed:
			return err
		case <-tick.C:
			all := ticks%filesEvery == 0
			sweeps.Go(func() { e.sweep(ctx, cleaner, filler, all) })
			ticks++
		case <-renew.C:
			sweeps.Go(func() { e.renewSweeps(ctx) })
		case <-ctx.Done():
			e.notify("STOPPING=1")
			e.drain(api)
			end, cancel := context.WithTimeout(context.Background(), shutdownWait)
			defer cancel()
			api.Shutdown()
			if metricsServer != nil {
				metricsServer.Close()
			}
			if err := httpServer.Shutdown(end); err != nil {
				httpServer.Close()
			}
			return nil
		}
	}
}

// alongside runs a loop until the context ends or stop is called.
func alongside(ctx context.Context, loop func(context.Context)) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		loop(ctx)
	}()
	return func() {
		cancel()
		<-done
	}
}

// eraseEvery is how long the words of deleted accounts wait for those of others: the full text is written again for them.
const eraseEvery = 5 * time.Minute

// erase erases the words of accounts that are deleted while the service runs, and leaves what fails to the cleanup.
func (e *env) erase(ctx context.Context) {
	for {
		select {
		case <-e.store.Erasures():
		case <-ctx.Done():
			return
		}
		if err := e.store.Erase(ctx); err != nil && ctx.Err() == nil {
			e.log.Warn("words of deleted accounts stay in the files until the next cleanup", "error", err)
		}
		select {
		case <-time.After(eraseEvery):
		case <-ctx.Done():
			return
		}
	}
}

// newsEvery is how often news that are due at a time are looked for.
const newsEvery = time.Minute

// tellNews tells users of what others publish, as it happens and once a day.
func (e *env) tellNews(ctx context.Context) {
	tick := time.NewTicker(newsEvery)
	defer tick.Stop()
	for {
		more, err := e.store.TellNews(ctx)
		if err != nil && ctx.Err() == nil {
			e.log.Warn("news wait for the next try", "error", err)
		}
		if more && ctx.Err() == nil {
			continue
		}
		select {
		case <-e.store.NewsWake():
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// leadSweeps is how long a process leads the sweeps. It renews that every renewSweeps, so that after it has been killed,
// the next sweep of another process is not left out.
const leadSweeps, renewSweeps = 6 * time.Minute, 2 * time.Minute

// sweep cleans up and makes missing renditions, if this process leads that.
func (e *env) sweep(ctx context.Context, cleaner *cleanup.Cleaner, filler *backfill.Filler, all bool) {
	e.keepReserve()
	lead, err := e.store.Lead(ctx, "sweeps", leadSweeps)
	if err != nil && ctx.Err() == nil {
		e.log.Warn("clean up", "error", err)
	}
	e.sweeps.Store(lead)
	if !lead {
		cleaner.Own(ctx)
		return
	}
	e.cleanUp(ctx, cleaner, all)
	filler.Run(ctx)
}

// renewSweeps keeps the lead of the sweeps, if this process has it. On SQLite no other process could take it.
func (e *env) renewSweeps(ctx context.Context) {
	if !e.sweeps.Load() || !e.store.Postgres() {
		return
	}
	lead, err := e.store.Lead(ctx, "sweeps", leadSweeps)
	if err != nil && ctx.Err() == nil {
		e.log.Warn("keep the lead of the cleanup", "error", err)
	}
	e.sweeps.Store(lead || err != nil) // the next renewal tries again
}

// resign lets another process lead the sweeps at once.
func (e *env) resign() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := e.store.Resign(ctx); err != nil {
		e.log.Warn("another process takes over the cleanup only after a while", "error", err)
	}
}

// cleanUp removes what has expired. A failure is logged; the next one tries again.
func (e *env) cleanUp(ctx context.Context, cleaner *cleanup.Cleaner, all bool) {
	var uploads, files int
	var err error
	if all {
		uploads, files, err = cleaner.All(ctx)
	} else {
		uploads, err = cleaner.Rows(ctx)
	}
	switch {
	case err != nil && ctx.Err() == nil:
		e.log.Warn("clean up", "error", err)
	case uploads+files > 0:
		e.log.Info("cleaned up", "uploads", uploads, "files", files)
	}
}
