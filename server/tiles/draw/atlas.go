package draw

import (
	"context"
	"crypto/sha256"
	"fmt"

	lru "github.com/hashicorp/golang-lru/v2"
)

// keptMost is how many drawings an Atlas keeps: 25 MB of the largest ones, and 2 MB of usual ones.
const keptMost = 64

// Atlas keeps the last drawings. It makes one at a time, so that drawing takes one core at most.
type Atlas struct {
	kept *lru.Cache[[32]byte, []byte]
	turn chan struct{}
}

// NewAtlas returns an empty Atlas.
func NewAtlas() *Atlas {
	kept, _ := lru.New[[32]byte, []byte](keptMost) // which fails only for a size of 0
	return &Atlas{kept, make(chan struct{}, 1)}
}

// Draw returns what the function Draw returns, or the drawing that the Atlas has kept. version changes with the
// tiles.
func (a *Atlas) Draw(ctx context.Context, from Source, version string, v View, pins [][2]float64) ([]byte, error) {
	key := sha256.Sum256(fmt.Append(nil, version, v, pins))
	if b, found := a.kept.Get(key); found {
		return b, nil
	}
	select {
	case a.turn <- struct{}{}:
		defer func() { <-a.turn }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if b, found := a.kept.Get(key); found { // drawn meanwhile
		return b, nil
	}
	b, err := Draw(ctx, from, v, pins)
	if err == nil {
		a.kept.Add(key, b)
	}
	return b, err
}
