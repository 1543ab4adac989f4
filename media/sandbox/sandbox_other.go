//go:build !linux

package sandbox

import (
	"fmt"
	"os"
	"os/exec"
)

// become runs the program and waits for it, because not every system can replace a
// process.
func (p Policy) become(argv []string) error {
	cmd := exec.Command(p.Program, argv[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if cmd.ProcessState == nil {
		return fmt.Errorf("start %s: %w", p.Program, err)
	}
	os.Exit(cmd.ProcessState.ExitCode())
	return nil
}

// Close does nothing on this system.
func Close() error { return nil }

// Hide does nothing on this system.
func Hide() error { return nil }

// Outputs reports whether programs can have a Policy with Output: here they can, and nothing limits them.
func Outputs() bool { return true }

// Missing returns a sentence that says that programs are not confined on this system.
func Missing() []string {
	return []string{"decoders are confined on Linux alone: here they can do what the user of the service can"}
}
