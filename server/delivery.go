package server

import (
	"net/http"
	"strings"
)

// sendElsewhere sends the client to the bucket. Nobody keeps that answer: the
// next request is looked at anew.
func (s *Server) sendElsewhere(w http.ResponseWriter, r *http.Request, key string) error {
	to, err := s.Presign(r.Context(), key)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "private, no-store")
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusFound)
	return nil
}

// rangesMax is how many ranges of one file are answered: a player asks for one,
// and the frame of each costs more than what many would hold.
const rangesMax = 4

// beyond is a range that no file reaches.
const beyond = "9223372036854775807-"

// tameRanges takes the ranges out of a request that asks for many: the whole
// file is a right answer, too (RFC 9110, 14.2). The last no bytes of a file,
// which net/http would send, are a range that cannot be satisfied (14.1.2).
func tameRanges(h http.Header) {
	unit, set, ok := strings.Cut(h.Get("Range"), "=")
	list := strings.Split(set, ",")
	if !ok || len(list) > rangesMax {
		h.Del("Range")
		return
	}
	for i, r := range list {
		if suffix, ok := strings.CutPrefix(strings.TrimSpace(r), "-"); ok && suffix != "" && strings.Trim(suffix, "0") == "" {
			list[i] = beyond
		}
	}
	h.Set("Range", unit+"="+strings.Join(list, ","))
}
