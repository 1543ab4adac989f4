package importing

import (
	"strings"

	"finds/schema"
)

// whereMax is how many places in files are named for each kind of what is left out.
const whereMax = 10

// left collects what a file has that does not become rows.
type left []schema.ImportLeft

// leave counts n of a kind, which are somewhere if where is not empty.
func (l *left) leave(kind string, n int, where ...schema.ImportWhere) {
	if n == 0 {
		return
	}
	i := 0
	for i < len(*l) && (*l)[i].Kind != kind {
		i++
	}
	if i == len(*l) {
		*l = append(*l, schema.ImportLeft{Kind: kind})
	}
	one := &(*l)[i]
	one.N += n
	for _, w := range where {
		if len(one.Where) < whereMax {
			w.File = cut(keep(w.File, true), pathMax)
			one.Where = append(one.Where, w)
		}
	}
}

// refusal is why a file has no rows: it has nothing, or only what is left out.
func (l left) refusal() error {
	var kinds []string
	for _, one := range l {
		switch one.Kind {
		case schema.LeftTrack, schema.LeftRoute, schema.LeftPicture, schema.LeftLink:
			kinds = append(kinds, count(one.N, one.Kind))
		}
	}
	if kinds == nil {
		return schema.ErrImportEmpty
	}
	return schema.ErrImportTracks.At(strings.Join(kinds, ", "))
}
