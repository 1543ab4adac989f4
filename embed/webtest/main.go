// Package webtest drives the web client in a real browser, Debian's chromium, against a real
// service, for the tests in the folders below. NewWorld starts a service, Tab opens a page in a
// profile of its own, and the methods of a Tab do what a person does; what goes wrong in the page
// fails the test.
package webtest

import (
	"os"
	"testing"

	"finds/media"
	"finds/store/storetest"
)

// Main runs the tests of a package, which share a browser.
func Main(m *testing.M) {
	media.Worker()
	storetest.InMemory()
	code := m.Run()
	storetest.Report()
	closeBrowsers()
	atlas.Close()
	os.Exit(code)
}
