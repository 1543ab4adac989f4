package bench

import (
	"testing"

	"finds/server/servertest"
)

func TestMain(m *testing.M) { servertest.Main(m) }
