package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// helpDocuments are the documents that the client shows at /help, in their order.
var helpDocuments = []string{"using", "using.de", "getting-started", "appearance", "map-and-places", "operating", "backup", "storage", "push",
	"identity-provider", "several-processes", "install", "configuration", "api"}

// A helpDocument is a document as the client reads it: no markup, which a page would have to trust.
type helpDocument struct {
	Name     string `json:"name"` // of its address: /help/<name>
	Language string `json:"language"`
	Title    string `json:"title"`
	// Blocks are lists of a kind and what belongs to it: ["h2", id, inline], ["h3", id, inline], ["p", inline],
	// ["pre", text], ["ul", [blocks, …]], ["ol", [blocks, …]], ["table", [[inline, …], …]]: the first row is the head.
	// An inline is a list of texts, and of ["b", inline], ["i", inline], ["code", text] and ["a", address, inline].
	Blocks [][]any `json:"blocks"`

	links []string // addresses of parts of documents
}

// help reads documents of the folder docs, by their names without .md, as help.json of the client.
func help(docs string, names []string) ([]byte, error) {
	var list []helpDocument
	for _, name := range names {
		source, err := os.ReadFile(filepath.Join(docs, name+".md"))
		if err != nil {
			return nil, err
		}
		d, err := newHelpDocument(name, names, source)
		if err != nil {
			return nil, fmt.Errorf("%s.md: %w", name, err)
		}
		list = append(list, d)
	}
	if err := checkLinks(list); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	err := e.Encode(list)
	return out.Bytes(), err
}

// checkLinks returns an error for a link to a part that is not there.
func checkLinks(list []helpDocument) error {
	parts := map[string]bool{}
	for _, d := range list {
		for _, b := range d.Blocks {
			if b[0] == "h2" || b[0] == "h3" {
				parts[d.address()+"#"+b[1].(string)] = true
			}
		}
	}
	for _, d := range list {
		for _, to := range d.links {
			if !parts[to] {
				return fmt.Errorf("%s.md: nothing is at %s", d.Name, to)
			}
		}
	}
	return nil
}

// address returns where a document is in the client.
func (d helpDocument) address() string { return "/help/" + d.Name }

func newHelpDocument(name string, names []string, source []byte) (helpDocument, error) {
	root := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID())).
		Parser().Parse(text.NewReader(source))
	d := helpDocument{Name: name, Language: "en"}
	if base, language, ok := strings.Cut(name, "."); ok {
		d.Name, d.Language = base+"-"+language, language
	}
	first, ok := root.FirstChild().(*ast.Heading)
	if !ok || first.Level != 1 {
		return d, errors.New("a document begins with its title")
	}
	d.Title = string(first.Lines().Value(source))
	var err error
	r := helpReader{source: source, names: names, own: d.address()}
	d.Blocks, err = r.blocks(first.NextSibling())
	d.links = r.links
	return d, err
}

// helpReader reads the nodes of a document.
type helpReader struct {
	source []byte
	names  []string // of the documents of the help
	own    string   // address of this one
	links  []string // that it has read, to parts of documents
}

// blocks returns a node and those after it.
func (r *helpReader) blocks(n ast.Node) (list [][]any, err error) {
	list = [][]any{} // [] where there is nothing, not null
	for ; n != nil && err == nil; n = n.NextSibling() {
		var b []any
		if b, err = r.block(n); b != nil {
			list = append(list, b)
		}
	}
	return list, err
}

// block returns a node, or nothing for one that the help does not show: comments, and tables of pictures.
func (r *helpReader) block(n ast.Node) ([]any, error) {
	switch n := n.(type) {
	case *ast.Heading:
		if n.Level != 2 && n.Level != 3 {
			return nil, fmt.Errorf("the help does not know headings of level %d", n.Level)
		}
		id, _ := n.AttributeString("id")
		in, err := r.inline(n)
		return []any{fmt.Sprintf("h%d", n.Level), string(id.([]byte)), in}, err
	case *ast.Paragraph, *ast.TextBlock:
		in, err := r.inline(n)
		return []any{"p", in}, err
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		return []any{"pre", string(n.Lines().Value(r.source))}, nil
	case *ast.List:
		kind := "ul"
		if n.IsOrdered() {
			kind = "ol"
		}
		var items []any
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			b, err := r.blocks(item.FirstChild())
			if err != nil {
				return nil, err
			}
			items = append(items, b)
		}
		return []any{kind, items}, nil
	case *extast.Table:
		return r.table(n)
	case *ast.HTMLBlock:
		if n.HTMLBlockType == ast.HTMLBlockType2 { // a comment
			return nil, nil
		}
	}
	return nil, fmt.Errorf("the help does not know %s", n.Kind())
}

func (r *helpReader) table(n *extast.Table) ([]any, error) {
	var rows []any
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells []any
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			if html, ok := cell.FirstChild().(*ast.RawHTML); ok && strings.HasPrefix(string(html.Segments.Value(r.source)), "<img ") {
				return nil, nil
			}
			in, err := r.inline(cell)
			if err != nil {
				return nil, err
			}
			cells = append(cells, in)
		}
		rows = append(rows, cells)
	}
	return []any{"table", rows}, nil
}

// inline returns the texts in a node.
func (r *helpReader) inline(n ast.Node) (list []any, err error) {
	list = []any{}
	add := func(s string) {
		if last := len(list) - 1; last >= 0 {
			if before, ok := list[last].(string); ok {
				list[last] = before + s
				return
			}
		}
		list = append(list, s)
	}
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch c := c.(type) {
		case *ast.Text:
			add(string(util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(c.Value(r.source))))))
			if c.SoftLineBreak() || c.HardLineBreak() {
				add(" ")
			}
		case *ast.CodeSpan:
			list = append(list, []any{"code", code(c, r.source)})
		case *ast.AutoLink:
			list = append(list, []any{"a", string(c.URL(r.source)), []any{string(c.Label(r.source))}})
		default:
			in, err := r.inline(c)
			if err != nil {
				return nil, err
			}
			switch c := c.(type) {
			case *ast.Emphasis:
				list = append(list, []any{[]string{"i", "b"}[c.Level-1], in})
			case *ast.Link:
				if to := r.address(string(c.Destination)); to != "" {
					list = append(list, []any{"a", to, in})
				} else {
					list = append(list, in...)
				}
			default:
				return nil, fmt.Errorf("the help does not know %s", c.Kind())
			}
		}
	}
	return list, nil
}

// code returns the text in a span of code.
func code(n ast.Node, source []byte) string {
	var b strings.Builder
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if t, ok := c.(*ast.Text); ok {
			b.Write(t.Value(source))
		}
	}
	return b.String()
}

// address returns where a link of a document leads in the client: to a part of a document of the help, to another
// site, or, for a file that is not there, nowhere.
func (r *helpReader) address(link string) string {
	to, err := url.Parse(link)
	if err != nil {
		return ""
	}
	name, isDocument := strings.CutSuffix(to.Path, ".md")
	switch {
	case to.IsAbs():
		return link
	case to.Path == "":
		r.links = append(r.links, r.own+link)
		return link
	case !isDocument || !slices.Contains(r.names, name):
		return ""
	}
	to.Path = "/help/" + strings.ReplaceAll(name, ".", "-")
	if to.Fragment != "" {
		r.links = append(r.links, to.String())
	}
	return to.String()
}
