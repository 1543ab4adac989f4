//go:build !linux

package command

import (
	"os"

	"github.com/urfave/cli/v2"
)

// becomeOwner does nothing where the threads of a process may have different users.
func (p Program) becomeOwner(*cli.Context) error { return nil }

func foreignOwner(os.FileInfo) (name string, foreign bool) { return "", false }

func sudoName(name string) string { return name }
