package schema

import (
	"errors"
	"strings"
	"time"
)

// Limits of the texts about an instance, in code points.
const (
	InstanceNameMax        = 50
	InstanceDescriptionMax = 500
	InstanceRulesMax       = 5000
	InstanceContactMax     = 200
)

// Settings of an instance that a flag may fix.
const (
	SettingRegistration = "registration"
	SettingMediaLimit   = "mediaLimit"
	SettingInvites      = "invites"
)

// InstanceText is what an instance says about itself, where its map begins, its accent colour, its picture and its categories. It is public.
type InstanceText struct {
	Name        string `json:"name" doc:"Name of the instance, or empty" example:"Finds of the Rhine"`
	Description string `json:"description" doc:"What it is about, in one or more lines, or empty" example:"For the climbing club and its friends."`
	Rules       string `json:"rules" doc:"Rules, in one or more lines, or empty" example:"Only publish your own photos."`
	Contact     string `json:"contact" doc:"How to reach the people who run it, or empty" example:"kim@example.org"`
	StartView   string `json:"startView,omitempty" doc:"What the map shows people who have not moved it yet, as latitude,longitude,zoom; absent without one" example:"47.8,13.04,11"`
	Accent      string `json:"accent,omitempty" doc:"Accent colour of its pages, or absent for that of the client" example:"#7c3aed"`
	// Picture is the path of its picture in the largest size, or "".
	Picture string `json:"picture,omitempty" doc:"Path of its picture, a PNG of 512×512 pixels; absent without one. It changes with the picture" sample:"-"`
	// Categories are those that its clients offer, in their order.
	Categories []Category `json:"categories,omitempty" doc:"Categories of finds in the order in which to offer them, with their names and signs, or absent for those of the client"`
}

// CategoryCodes returns the codes of the categories of an instance.
func (t InstanceText) CategoryCodes() []string {
	if len(t.Categories) == 0 {
		return Categories()
	}
	codes := make([]string, len(t.Categories))
	for i, c := range t.Categories {
		codes[i] = c.Code
	}
	return codes
}

// CheckView returns an error unless a text is a view of a map, latitude,longitude,zoom, with the
// zooms 1 to 19 of web maps.
func CheckView(text string) error {
	parts := strings.Split(text, ",")
	if len(parts) != 3 {
		return errors.New("expected latitude,longitude,zoom")
	}
	for i, most := range []float64{90, 180} {
		if _, err := number(strings.TrimSpace(parts[i]), -most, most); err != nil {
			return errors.New("expected a latitude from -90 to 90 and a longitude from -180 to 180")
		}
	}
	if _, err := number(strings.TrimSpace(parts[2]), 1, 19); err != nil {
		return errors.New("expected a zoom from 1 to 19")
	}
	return nil
}

// Instance has the settings of an instance that administrators can change.
type Instance struct {
	InstanceText
	Registration string   `json:"registration" doc:"Who may create an account" enum:"open,invite,closed" example:"invite"`
	Invites      string   `json:"invites" doc:"Who may create invites, unless registration is closed" enum:"members,admins,off" example:"members"`
	MediaLimit   int64    `json:"mediaLimit" doc:"Maximum of all media of a user in bytes, unless the account has its own; 0 is none" example:"10737418240"`
	Fixed        []string `json:"fixed" doc:"Members that a flag or an environment variable sets, and that cannot be changed" enum:"registration,mediaLimit,invites" nullable:"false" sample:"[\"registration\"]"`
}

// Problems of an instance that the overview lists.
const (
	ProblemDisk         = "disk_nearly_full"
	ProblemClock        = "clock_apart"
	ProblemPush         = "push_off"
	ProblemBaseURL      = "no_base_url"
	ProblemRegistration = "registration_open"
	ProblemStorage      = "storage_failing"
	ProblemData         = "data_folder"
	ProblemFFmpeg       = "no_ffmpeg"
	ProblemSandbox      = "decoders_not_confined"
	ProblemBackup       = "backup_missing"
)

// Overview is the state of an instance.
type Overview struct {
	Records
	DiskFree *int64       `json:"diskFree" nullable:"true" doc:"Bytes free on the disk of the data folder, or null if this is not known" sample:"52613349376"`
	Version  string       `json:"version" example:"1.0.0"`
	Backup   *BackupState `json:"backup,omitempty" doc:"The backups that the service makes; absent if it makes none"`
	Problems []string     `json:"problems" doc:"What needs attention" enum:"disk_nearly_full,clock_apart,push_off,no_base_url,registration_open,storage_failing,data_folder,no_ffmpeg,decoders_not_confined,backup_missing" nullable:"false" sample:"[\"push_off\"]"`
}

// BackupResult is what became of the last backup.
type BackupResult string

// Results of the last backup.
const (
	BackupNone       BackupResult = "none"
	BackupGood       BackupResult = "good"
	BackupUnverified BackupResult = "unverified"
	BackupDamaged    BackupResult = "damaged"
	BackupFailed     BackupResult = "failed"
)

// BackupState is what administrators need to know of the backups.
type BackupState struct {
	Place   string        `json:"place" doc:"Folder or bucket of the backups" example:"/var/lib/finds/backups"`
	Result  BackupResult  `json:"result" enum:"none,good,unverified,damaged,failed" doc:"Of the last backup: none yet, restored and found to be complete, not verified, damaged, or failed" example:"good"`
	LastAt  *Time         `json:"lastAt" nullable:"true" doc:"When the last backup was made, or null"`
	GoodAt  *Time         `json:"goodAt" nullable:"true" doc:"When the last good backup was made, or null"`
	Seconds float64       `json:"seconds" doc:"How long the last backup took" example:"3.2"`
	Bytes   int64         `json:"bytes" doc:"Bytes that the last backup wrote" example:"1048576"`
	Problem bool          `json:"-"` // two backups in a row are missing
	Every   time.Duration `json:"-"` // time between two backups
}

// Records is the part of the overview that the database knows.
type Records struct {
	Users      int            `json:"users" doc:"Number of accounts" example:"12"`
	Finds      int            `json:"finds" doc:"Number of public finds" example:"340"`
	MediaBytes int64          `json:"mediaBytes" doc:"Bytes of all media" example:"4881121200"`
	Largest    []StorageUsage `json:"largest" doc:"The ten users with the most media, the largest first" nullable:"false"`
	PushJobs   int            `json:"pushJobs" doc:"Push messages that wait to be sent" example:"0"`
	MediaJobs  int            `json:"mediaJobs" doc:"Media whose medium size is still to be made" example:"0"`
	SweptAt    *Time          `json:"sweptAt" nullable:"true" doc:"When expired rows and files were last removed, or null"`
	Database   string         `json:"database" enum:"sqlite,postgres" example:"sqlite"`
}

// StorageUsage is how much storage the media of a user take.
type StorageUsage struct {
	ID         string `json:"id" db:"id" sample:"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"`
	Username   string `json:"username" db:"username" example:"ben"`
	MediaBytes int64  `json:"mediaBytes" db:"media_bytes" example:"48811212"`
}
