// Package webtest has the tests of the web client: they drive it in a real
// browser, Debian's chromium, against a real server. Nothing imports it.
package webtest
