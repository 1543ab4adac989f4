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

// fewRanges takes the ranges out of a request that asks for many: the whole
// file is a right answer, too (RFC 9110, 14.2).
func fewRanges(r *http.Request) {
	if strings.Count(r.Header.Get("Range"), ",") >= rangesMax {
		r.Header.Del("Range")
	}
}
