// Package servertest runs a complete service for the tests below server/tests, which speak
// HTTP to it. NewAPI starts one on a fresh database; As signs users in; Call, OK and Refused send
// requests. The other files make what several packages of tests need: users with one of
// everything, a provider of identities, the rows of the role matrix, or bodies that are refused.
package servertest

import (
	"testing"

	"finds/media"
	"finds/media/s3test"
	"finds/store/storetest"
)

// Main runs the tests of a package, which may use PostgreSQL and an S3 server. Its
// process is also the worker that reads photos and videos.
func Main(m *testing.M) {
	media.Worker()
	storetest.Main(m, RemoveWorlds, s3test.Stop)
}
