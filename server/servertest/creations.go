package servertest

import (
	"fmt"
	"time"
)

// Create is the header of a PUT that creates.
var Create = []string{"If-None-Match", "*"}

// MadeID makes a UUIDv7 of a time, as clients do.
func MadeID(at time.Time) string {
	h := RandomHex()
	ms := fmt.Sprintf("%012x", at.UnixMilli())
	return ms[:8] + "-" + ms[8:] + "-7" + h[:3] + "-8" + h[3:6] + "-" + h[6:18]
}
