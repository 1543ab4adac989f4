//go:build !linux

package command

import "testing"

func onLinux(*testing.T, string) {}
