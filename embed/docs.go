package embed

import "embed"

// Docs is the page of the API: page.html, a template of html/template, and
// style.css.
//
//go:embed docs
var Docs embed.FS
