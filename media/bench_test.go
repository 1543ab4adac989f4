package media

import (
	"net/url"
	"testing"
	"time"
)

const benchPath = "m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.webp"

func BenchmarkSign(b *testing.B) {
	s, now := NewSigner(make([]byte, 32)), time.Now()
	b.ReportAllocs()
	for b.Loop() {
		s.Sign(benchPath, "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", now)
	}
}

func BenchmarkVerify(b *testing.B) {
	s, now := NewSigner(make([]byte, 32)), time.Now()
	q, err := url.ParseQuery(s.Sign(benchPath, "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", now))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := s.Verify(benchPath, q, now); !ok {
			b.Fatal("refused")
		}
	}
}

func BenchmarkAvatar(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Avatar("ann", "0198c5a2"); err != nil {
			b.Fatal(err)
		}
	}
}
