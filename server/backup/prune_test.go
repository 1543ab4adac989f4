package backup

import (
	"fmt"
	"slices"
	"testing"

	"finds/media/bucket"
)

// TestInterruptedPrune: a prune that was interrupted after it had written a pack again, and before it deleted the old one, is
// repeated. The pack that it writes then has the name of the one that is there, and stays.
func TestInterruptedPrune(t *testing.T) {
	t.Parallel()
	for seed := 0; ; seed++ { // until the new pack is read before the old one
		files, err := bucket.OpenFolderOf(t.TempDir(), Keys)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { files.Close() })
		r := Open(files, "there", t.TempDir(), nil)
		p, err := r.openPacks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		used := map[hash]bool{}
		for i := range 10 {
			h := hash{byte(i), byte(seed), byte(seed >> 8)}
			used[h] = i == 0
			if err := p.append(t.Context(), h, fmt.Appendf(nil, "chunk %d of %d", i, seed)); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.flush(t.Context()); err != nil {
			t.Fatal(err)
		}
		old := slices.Clone(p.names)
		if err := p.compact(t.Context(), used); err != nil {
			t.Fatal(err)
		}
		if len(p.names) != 1 || len(old) != 1 || p.names[0] == old[0] {
			t.Fatalf("the packs are %v, and were %v", p.names, old)
		}
		if p.names[0] > old[0] {
			continue
		}
		again, err := r.openPacks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if err := again.compact(t.Context(), used); err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(again.names, p.names[0]) {
			t.Errorf("the packs are %v after the second prune; it has to keep %s", again.names, p.names[0])
		}
		return
	}
}
