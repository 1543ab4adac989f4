// Finds is a self-hosted service for finds: titled entries at places on a map,
// with photos or videos, public or for friends.
package main

import "finds/server/command"

// version is set by the release build: -ldflags "-X main.version=1.2.3".
var version = "dev"

func main() { command.Main(version) }
