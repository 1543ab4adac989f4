package command

import (
	"errors"
	"time"

	"github.com/urfave/cli/v2"

	"finds/server"
)

// drainFlag is part of the flags of the address.
func drainFlag() cli.Flag {
	return str("drain-wait", "0s",
		"how long requests are still served after SIGTERM while /readyz fails, 0s to 5m; behind a balancer 5s, or as long as it takes to notice")
}

// drainWait reads --drain-wait.
func drainWait(c *cli.Context) (time.Duration, error) {
	d, err := time.ParseDuration(c.String("drain-wait"))
	if err != nil || d < 0 || d > 5*time.Minute {
		return 0, errors.New("--drain-wait takes a duration from 0s to 5m, such as 5s")
	}
	return d, nil
}

// drain makes /readyz fail and goes on serving for --drain-wait.
func (e *env) drain(api *server.Server) {
	wait, _ := drainWait(e.Context) // which checkServe has read
	if wait > 0 {
		e.log.Info("draining", "wait", wait)
		api.Drain()
		<-time.After(wait)
	}
	e.log.Info("shutting down")
}
