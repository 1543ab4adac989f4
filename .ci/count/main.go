// Command count tells how large the program is, in figures that can be compared between two commits:
//
//	go run ./.ci/count [folder of the module]
//
// It counts the Go files of the module that are no tests. "Shipped" are the packages that the program is built
// from; the others generate files or help tests. Lines include comments and blank lines.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// listed is a package as go list describes it.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	IgnoredGoFiles  []string // for other systems
	Imports, Deps   []string
	Module          struct{ Path string }
}

// counts are the figures of some packages.
type counts struct {
	packages, files, lines, long, exported, undocumented int
	functions                                            []int // lines of each
	manyParameters                                       int
	methods                                              map[string]int // by package and receiver
}

func main() {
	log.SetFlags(0)
	if len(os.Args) > 1 {
		if err := os.Chdir(os.Args[1]); err != nil {
			log.Fatal(err)
		}
	}
	list, err := packages("-e", "./...")
	if err != nil {
		log.Fatal(err)
	}
	program, err := packages(".")
	if err != nil {
		log.Fatal(err)
	}
	module, inProgram := program[0].Module.Path, program[0].Deps
	all, shipped := &counts{methods: map[string]int{}}, &counts{methods: map[string]int{}}
	importers := map[string]int{}
	for _, p := range list {
		if len(p.GoFiles)+len(p.IgnoredGoFiles) == 0 { // tests alone
			continue
		}
		if err := all.add(p); err != nil {
			log.Fatal(err)
		}
		if p.ImportPath != module && !slices.Contains(inProgram, p.ImportPath) {
			continue
		}
		if err := shipped.add(p); err != nil {
			log.Fatal(err)
		}
		for _, i := range p.Imports {
			importers[i]++
		}
	}
	small := 0
	for _, p := range list {
		if importers[p.ImportPath] == 1 && len(p.GoFiles)+len(p.IgnoredGoFiles) == 1 {
			small++
		}
	}
	direct, err := modules(inProgram)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%-44s %8s %8s\n", "", "all", "shipped")
	row := func(name string, of func(*counts) int) { fmt.Printf("%-44s %8d %8d\n", name, of(all), of(shipped)) }
	row("packages", func(c *counts) int { return c.packages })
	row("files", func(c *counts) int { return c.files })
	row("lines", func(c *counts) int { return c.lines })
	row("lines over 120 columns", func(c *counts) int { return c.long })
	row("functions", func(c *counts) int { return len(c.functions) })
	row("lines of a function, median", func(c *counts) int { return c.percentile(50) })
	row("lines of a function, 99th percentile", func(c *counts) int { return c.percentile(99) })
	row("functions over 60 lines", func(c *counts) int {
		return len(c.functions) - len(slices.DeleteFunc(slices.Clone(c.functions), func(n int) bool { return n > 60 }))
	})
	row("functions over 5 parameters", func(c *counts) int { return c.manyParameters })
	row("exported names", func(c *counts) int { return c.exported })
	row("exported names without a comment", func(c *counts) int { return c.undocumented })
	fmt.Printf("%-44s %8s %8d\n", "packages of one file and one importer", "", small)
	fmt.Printf("%-44s %8s %8d\n", "exported methods of Store", "", shipped.methods[module+"/store.Store exported"])
	fmt.Printf("%-44s %8s %8d\n", "methods of Server", "", shipped.methods[module+"/server.Server"])
	fmt.Printf("%-44s %8s %8d\n", "modules that the program imports", "", direct)
}

// packages runs go list.
func packages(args ...string) (list []listed, err error) {
	out, err := output("go", append([]string{"list", "-json=ImportPath,Dir,GoFiles,IgnoredGoFiles,Imports,Deps,Module"}, args...)...)
	if err != nil {
		return nil, err
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
}

// modules counts the direct requirements of go.mod that have a package in the program.
func modules(deps []string) (n int, err error) {
	out, err := output("go", "list", "-m", "-f", "{{if not (or .Main .Indirect)}}{{.Path}}{{end}}", "all")
	for m := range strings.FieldsSeq(string(out)) {
		if slices.ContainsFunc(deps, func(d string) bool { return d == m || strings.HasPrefix(d, m+"/") }) {
			n++
		}
	}
	return n, err
}

func output(name string, args ...string) ([]byte, error) {
	c := exec.Command(name, args...)
	c.Stderr = os.Stderr
	return c.Output()
}

// add counts a package.
func (c *counts) add(p listed) error {
	c.packages++
	for _, name := range append(slices.Clone(p.GoFiles), p.IgnoredGoFiles...) {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			return err
		}
		c.files++
		c.lines += bytes.Count(text, []byte("\n"))
		for line := range bytes.Lines(text) {
			if utf8.RuneCount(bytes.ReplaceAll(bytes.TrimRight(line, "\n"), []byte("\t"), []byte("    "))) > 120 {
				c.long++
			}
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				c.function(p.ImportPath, files, d)
			case *ast.GenDecl:
				c.names(d)
			}
		}
	}
	return nil
}

// function counts a function or method.
func (c *counts) function(pkg string, files *token.FileSet, d *ast.FuncDecl) {
	c.functions = append(c.functions, files.Position(d.End()).Line-files.Position(d.Pos()).Line+1)
	if d.Type.Params.NumFields() > 5 {
		c.manyParameters++
	}
	public := d.Name.IsExported()
	if d.Recv != nil {
		t := d.Recv.List[0].Type
		if star, ok := t.(*ast.StarExpr); ok {
			t = star.X
		}
		if i, ok := t.(*ast.IndexExpr); ok {
			t = i.X
		}
		name := t.(*ast.Ident)
		c.methods[pkg+"."+name.Name]++
		if public {
			c.methods[pkg+"."+name.Name+" exported"]++
		}
		public = public && name.IsExported()
	}
	c.public(public, d.Doc)
}

// names counts the names of a declaration.
func (c *counts) names(d *ast.GenDecl) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			c.public(s.Name.IsExported(), d.Doc, s.Doc, s.Comment)
		case *ast.ValueSpec:
			for _, n := range s.Names {
				c.public(n.IsExported(), d.Doc, s.Doc, s.Comment)
			}
		}
	}
}

// public counts an exported name, which one of its comments should describe.
func (c *counts) public(exported bool, comments ...*ast.CommentGroup) {
	if !exported {
		return
	}
	c.exported++
	if !slices.ContainsFunc(comments, func(g *ast.CommentGroup) bool { return g != nil }) {
		c.undocumented++
	}
}

// percentile returns the lines of the function that p of a hundred do not exceed.
func (c *counts) percentile(p int) int {
	slices.Sort(c.functions)
	return c.functions[(len(c.functions)-1)*p/100]
}
