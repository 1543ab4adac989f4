package servertest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"

	"finds/schema"
)

// operation is one of the API as its document tells it.
type operation struct {
	Method, Path string
	Query        []string // names of its parameters
	Stream       bool
}

// String is how tables name an operation.
func (o operation) String() string { return o.Method + " " + o.Path }

// Operations reads the route table from the service itself.
func (a *API) Operations() (list []operation) {
	a.Helper()
	type described struct {
		Parameters []struct{ In, Name string }
		Responses  map[string]struct{ Content map[string]any }
	}
	doc := Call[struct {
		Paths map[string]map[string]json.RawMessage
	}](a.Anonymous(), 200, "GET", "/api/openapi.json", nil)
	for path, methods := range doc.Paths {
		for method, raw := range methods {
			var d described
			if method = strings.ToUpper(method); !slices.Contains([]string{"GET", "POST", "PUT", "PATCH", "DELETE"}, method) {
				continue
			}
			if err := json.Unmarshal(raw, &d); err != nil {
				a.Fatal(err)
			}
			o := operation{Method: method, Path: path}
			for _, p := range d.Parameters {
				if p.In == "query" {
					o.Query = append(o.Query, p.Name)
				}
			}
			_, o.Stream = d.Responses["200"].Content["text/event-stream"]
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(x, y operation) int { return strings.Compare(x.String(), y.String()) })
	return list
}

// Peek sends a request of which only status and headers are of interest, since
// its answer may never end.
func (u *User) Peek(method, path string) Answer {
	u.A.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, u.A.URL+path, nil)
	if err != nil {
		u.A.Fatal(err)
	}
	if u.Token != "" {
		req.Header.Set("Authorization", "Bearer "+u.Token)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		u.A.Fatal(err)
	}
	defer res.Body.Close()
	a := Answer{res.StatusCode, res.Header, nil}
	if res.StatusCode >= 400 {
		a.Body, _ = io.ReadAll(res.Body)
	}
	return a
}

// Picture is a PNG of a size and colour.
func Picture(w, h int, c color.Color) []byte {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.Set(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// Form is a multipart body with files, and its content type.
func Form(files ...[]byte) (body io.Reader, kind string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i, f := range files {
		part := Must(w.CreateFormFile("file", fmt.Sprint("f", i)))
		part.Write(f)
	}
	w.Close()
	return &b, w.FormDataContentType()
}

// Upload sends files as somebody.
func (u *User) Upload(files ...[]byte) []schema.Media {
	u.A.Helper()
	body, kind := Form(files...)
	return Call[[]schema.Media](u, 201, "POST", "/api/media", body, "Content-Type", kind)
}
