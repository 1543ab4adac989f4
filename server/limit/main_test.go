package limit

import (
	"testing"

	"finds/store/storetest"
)

func TestMain(m *testing.M) { storetest.Main(m) }
