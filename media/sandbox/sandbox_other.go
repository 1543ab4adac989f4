//go:build !linux

package sandbox

import (
	"fmt"
	"os"
	"os/exec"
)

// become runs the program to its end, as not every system can replace one.
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

// Close does nothing here.
func Close() error { return nil }

// Hide does nothing here.
func Hide() error { return nil }

// Missing says that nothing is confined here.
func Missing() []string {
	return []string{"decoders are confined on Linux alone: here they can do what the user of the service can"}
}
