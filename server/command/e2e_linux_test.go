package command

import "testing"

// onLinux are the tests of the binary that need what Linux alone has.
func onLinux(t *testing.T, bin string) {
	t.Run("full disk", func(t *testing.T) { t.Parallel(); fullDisk(t, bin) })
	t.Run("as root", func(t *testing.T) { t.Parallel(); asRoot(t, bin) })
}
