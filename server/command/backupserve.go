package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/backup"
	"finds/server/tiles/extract"
)

// backupTimes reads --backup-every and --backup-keep; every is 0 if serve makes no backups.
func (e *env) backupTimes() (every time.Duration, keep backup.Keep, err error) {
	if text := e.String("backup-every"); text != "0" {
		every, err = parseLife(text)
		if err != nil || every != 0 && every < time.Minute {
			return 0, keep, errors.New("--backup-every takes a duration of at least 1m, such as 6h, 24h or 7d, or 0")
		}
	}
	if keep, err = backup.ParseKeep(e.String("backup-keep")); err != nil {
		return 0, keep, fmt.Errorf("--backup-keep: %w", err)
	}
	return every, keep, nil
}

// leadBackup is how long a process makes the backups before another one may. It renews that every renewBackup
// while it makes one, so that a process that is killed holds up backups for minutes alone.
const leadBackup, renewBackup = 6 * time.Minute, time.Minute

// backupState reads the state of the backups. It makes no folder for them.
func (e *env) backupState(ctx context.Context) (schema.BackupState, error) {
	every, _, err := e.backupTimes()
	if err == nil && every == 0 {
		err = errors.New("--backup-every 0 turns them off")
	}
	if err != nil {
		return schema.BackupState{}, err
	}
	r, closeFiles, err := e.repository(false)
	if none := (noBackups{}); errors.As(err, &none) {
		return schema.BackupState{Place: none.dir}, nil
	}
	if err != nil {
		return schema.BackupState{}, err
	}
	state, err := (&backup.Schedule{Repository: r, Every: every}).Look(ctx)
	return state, errors.Join(err, closeFiles())
}

// backUp makes backups until stop, which interrupts one that is being made, and shows their
// state in options.
func (e *env) backUp(o *server.Options) (stop func(), err error) {
	every, keep, err := e.backupTimes()
	if err != nil || every == 0 {
		return func() {}, err
	}
	r, closeFiles, err := e.repository(true)
	if err != nil {
		return nil, err
	}
	src, err := e.backupSource()
	if err != nil {
		return nil, errors.Join(e.dataError(err), closeFiles())
	}
	s := &backup.Schedule{Repository: r, Source: src, Options: e.backupOptions(), Every: every, Keep: keep, Ready: e.roomForBackup, Log: e.log, Renew: renewBackup,
		Turn: func(ctx context.Context) (bool, error) { return e.store.Lead(ctx, "backup", leadBackup) }}
	s.Options.Progress = nil // the log says when it has finished
	o.Operation.Backups = s.State
	ctx, cancel := context.WithCancel(e.Context.Context)
	var running sync.WaitGroup
	running.Go(func() { s.Run(ctx) })
	return func() {
		cancel()
		running.Wait()
		_ = closeFiles() // everything was synced
	}, nil
}

// roomForBackup refuses a backup in the data folder that could fill its disk: the database
// may take its size once in the backup and once in the temporary folder that verifies it.
func (e *env) roomForBackup() error {
	info, err := os.Stat(e.path(databaseFile))
	if err != nil { // PostgreSQL
		return nil
	}
	const reserve = 256 << 20 // bytes for everything else
	need, advice := info.Size()+reserve, "free some"
	if e.String("backup-to") == "" {
		need, advice = need+info.Size(), "free some, or set --backup-to to another disk"
	}
	if free, ok := extract.Free(e.String("data")); ok && free < need {
		return fmt.Errorf("the disk of %s has %d MB free, and a backup may need %d MB; %s", e.String("data"), free>>20, need>>20, advice)
	}
	return nil
}
