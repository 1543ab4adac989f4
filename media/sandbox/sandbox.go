// Package sandbox starts programs that read hostile files with access to no more of the
// system than they need: one file, the libraries of the program, and no network.
//
// A process cannot restrict the rights of another one, so the service starts itself again
// (Command, Main), drops the rights in the new process, and replaces it with the program.
// On Linux it uses Landlock (paths), seccomp (system calls), no_new_privs, capabilities
// and resource limits. On other systems Main only starts the program.
package sandbox

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// Name is the first argument of a process that turns into a confined program.
const Name = "media-sandbox"

// Status is the exit status of a process that could not confine itself. It writes the
// error to standard error.
const Status = 125

// Policy describes the rights of a program. The program can write only to files that it
// inherits open, and open none for writing, except with Output. It cannot start processes and has
// no access to the network or to other processes.
type Policy struct {
	Program string   // absolute path
	Read    []string // files and folders with libraries that the program may read and execute
	Stdin   bool     // the program may reopen standard input, which is a file, for reading as /dev/fd/0
	Output  bool     // the program may reopen standard output, which is a file, for reading and writing as /dev/fd/1; needs Landlock
	Memory  uint64   // bytes of address space
	Own     bool     // Program is this program, so add the memory that it reserves at its start to Memory
	CPU     time.Duration
	File    uint64 // maximum size to which a file can grow, in bytes
	Nice    int    // priority from -20 (highest) to 19 (lowest); 0 is that of the service
}

// Command returns the arguments with which this program starts p.Program with args,
// confined by p.
func Command(p Policy, args ...string) []string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // every Policy can be encoded
	}
	return append([]string{Name, string(text)}, args...)
}

// Main runs the confined program if this process was started with the arguments that
// Command returns. In that case it never returns. The program inherits the environment.
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
