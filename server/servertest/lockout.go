package servertest

import (
	"finds/server"
)

// Unlimited lifts the limit of requests without a session.
func Unlimited(o *server.Options) { o.Limits.Anonymous = 0 }
