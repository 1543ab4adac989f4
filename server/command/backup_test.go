package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store/storetest"
)

// backupCommands are the commands of docs/backup.md that have all of these words, as one
// script: a block that is indented.
func backupCommands(t *testing.T, words ...string) string {
	t.Helper()
	text := document(t, "docs/backup.md")
	for _, block := range regexp.MustCompile(`(?m)(?:^    .+\n)+`).FindAllString(text, -1) {
		all := true
		for _, w := range words {
			all = all && strings.Contains(block, w)
		}
		if all {
			return block
		}
	}
	t.Fatalf("docs/backup.md has no commands with %q", words)
	return ""
}

// inShell runs commands of a document in a folder. They have a minute.
func inShell(t *testing.T, dir, commands string, env ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	sh := exec.CommandContext(ctx, "sh", "-euc", commands)
	sh.Dir, sh.Env = dir, append(os.Environ(), env...)
	sh.WaitDelay = time.Second
	if out, err := sh.CombinedOutput(); err != nil {
		t.Fatalf("%v, %v\n%s\n%s", err, ctx.Err(), commands, out)
	}
}

// needTools skips a test without these programs.
func needTools(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		storetest.Program(t, name)
	}
}

// written keeps writing comments until stop, and returns how many were answered.
func written(ann person, find string) (stop func() int) {
	quit, n := make(chan struct{}), 0
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			select {
			case <-quit:
				return
			default:
			}
			if status, _ := ann.send("POST", "/api/finds/"+find+"/comments", o{"content": "Meanwhile"}); status == 200 {
				n++
			}
		}
	})
	return sync.OnceValue(func() int { close(quit); wg.Wait(); return n })
}

// TestDamagedDatabase saves what a damaged database still holds, by the commands of
// docs/backup.md, and serves it.
func TestDamagedDatabase(t *testing.T) {
	t.Parallel()
	needTools(t, "sqlite3", "sed")
	dir := t.TempDir()
	data := filepath.Join(dir, "data")
	empty(t, "--data", data)
	succeed(t, "a long sentence", "create-user", "--data", data, "--password-stdin", "ann")
	db := openFile(t, data)
	for i := range 2000 {
		if _, err := db.Exec(`INSERT INTO setting (name, value) VALUES (?, hex(randomblob(300)))`, fmt.Sprint("filler ", i)); err != nil {
			t.Fatal(err)
		}
	}
	var page, size int64 // a page of rows of the table that was filled
	if err := db.QueryRow(`SELECT MAX(pageno), MAX(pgsize) FROM dbstat WHERE name = 'setting' AND pagetype = 'leaf'`).Scan(&page, &size); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`PRAGMA wal_checkpoint(TRUNCATE)`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	file := filepath.Join(data, "finds.db")
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(b[(page-1)*size:page*size], bytes.Repeat([]byte{0xff}, int(size)))
	if err := os.WriteFile(file, b, 0o600); err != nil {
		t.Fatal(err)
	}
	inShell(t, dir, backupCommands(t, ".dump |")+"\nmv saved.db data/finds.db\nrm -f data/finds.db-wal data/finds.db-shm\nchmod go= data/finds.db")
	var sound string
	if err := openFile(t, data).QueryRow(`PRAGMA integrity_check`).Scan(&sound); err != nil || sound != "ok" {
		t.Errorf("what is saved is %s, %v", sound, err)
	}
	var kept int
	if err := openFile(t, data).QueryRow(`SELECT COUNT(*) FROM setting`).Scan(&kept); err != nil || kept < 1000 || kept >= 2000 {
		t.Errorf("%d of 2,000 rows are saved, %v", kept, err)
	}
	s, code := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	if code != 0 {
		t.Fatal(s.log.String())
	}
	ask[schema.Login](person{p: &process{T: t, url: s.url}}, 200, "POST", "/api/auth/login", o{"username": "ann", "password": "a long sentence"})
}
