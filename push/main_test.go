package push_test

import (
	"os"
	"testing"

	"finds/store/storetest"
)

func TestMain(m *testing.M) {
	if os.Getenv("FINDS_PUSH_TEST_CHILD") != "" { // of TestKilledProcessLosesNothing
		child()
		return
	}
	storetest.Main(m)
}
