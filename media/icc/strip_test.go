package icc

import (
	"testing"

	"finds/media/mediatest"
)

// FuzzStrip: any bytes give a profile within the bound that is stripped to itself.
func FuzzStrip(f *testing.F) {
	f.Add(mediatest.DisplayP3())
	f.Fuzz(func(t *testing.T, data []byte) {
		p := Strip(data)
		if len(p) > MaxStripped {
			t.Fatalf("%d bytes", len(p))
		}
		if p != nil && string(Strip(p)) != string(p) {
			t.Fatal("a kept profile is not kept again")
		}
	})
}
