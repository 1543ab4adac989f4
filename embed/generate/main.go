// Command generate makes the bundle of the web client, and the data of package embed from
// published data sets. `go generate ./embed` runs it; its output is committed, so a build
// does not need it. For the data it fetches packages with npm, and requires the recorded
// SHA-256 of each.
package main

import (
	"fmt"
	"log"
	"os"
)

func main() {
	makers := map[string]func() ([]byte, error){"passwords.bin": makePasswords, "places.zst": makePlaces, "world.pmtiles": makeWorld}
	if len(os.Args) == 2 && os.Args[1] == "bundle" {
		if err := writeBundle(); err != nil {
			log.Fatal(err)
		}
		return
	}
	if len(os.Args) != 2 || makers[os.Args[1]] == nil {
		log.Fatal("generate takes what it makes: bundle, passwords.bin, places.zst or world.pmtiles")
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
