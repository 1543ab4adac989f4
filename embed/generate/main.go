// Command generate makes the data of package embed from published data sets.
// `go generate ./embed` runs it; its output is committed, so neither a build nor a
// test needs it. It fetches packages with npm, and requires the recorded SHA-256 of
// each.
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
