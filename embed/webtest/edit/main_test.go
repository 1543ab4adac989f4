package edit

import (
	"testing"

	"finds/embed/webtest"
)

func TestMain(m *testing.M) { webtest.Main(m) }
