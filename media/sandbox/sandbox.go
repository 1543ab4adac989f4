// Package sandbox starts programs that read hostile files with no more of the
// system than they need: one file, the libraries of the program, and no network.
//
// A process cannot give such rights up for another one, so the service starts
// itself again (Command, Main), drops them there, and becomes the program.
// On Linux the rules are those of Landlock (paths), seccomp (system calls),
// no_new_privs, capabilities and resource limits. Elsewhere Main only starts the
// program.
package sandbox

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// Name is the first argument of a process that becomes a confined program.
const Name = "media-sandbox"

// Status is the exit status of a process that could not confine itself. The error is
// on its standard error.
const Status = 125

// Policy has the rights of a program. The program can write only to files that it
// inherits open. It cannot start a process, and reaches no network and no other
// process.
type Policy struct {
	Program string   // absolute path
	Read    []string // files and folders with libraries: what is in them is read and executed
	Stdin   bool     // the file that is standard input can be opened again, for reading, as /dev/fd/0
	Memory  uint64   // bytes of address space
	Own     bool     // Memory comes on top of what this program reserves at its start, as Program is this program
	CPU     time.Duration
	File    uint64 // bytes, the largest size to which a file can grow
}

// Command returns the arguments for this program that confine and start p.Program
// with arguments.
func Command(p Policy, args ...string) []string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // there is nothing in it that JSON lacks
	}
	return append([]string{Name, string(text)}, args...)
}

// Main makes this process the program of a policy, and never returns, if it was
// started with the arguments of Command. It keeps the environment.
func Main() {
	if len(os.Args) < 3 || os.Args[1] != Name {
		return
	}
	var p Policy
	err := json.Unmarshal([]byte(os.Args[2]), &p)
	if err == nil {
		err = p.become(append([]string{p.Program}, os.Args[3:]...))
	}
	fmt.Fprintln(os.Stderr, "finds: confine a program:", err)
	os.Exit(Status)
}
