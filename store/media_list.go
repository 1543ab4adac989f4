package store

import (
	"fmt"
	"strconv"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// A find keeps its media a second time, in find.media, as like_count keeps the
// number of its likes: lists then read one row per find and not three, which
// halves their time. The store writes it with every change of find_media. A line is
// id, type, four storage paths, width, height, duration, the path, width and height of
// the medium size, the blur, the caption, the codecs and the path of the copy of a video,
// separated by tabs, and a line ends after the last of these three that is there. Earlier
// versions ended a line after the duration, the blur or the caption, and ignore the rest.

// mediaHasFile is the condition that row m of find_media names a storage path.
const mediaHasFile = "? IN (m.url, m.thumbnail_url, m.fallback_url, m.fallback_thumbnail_url, m.medium_url, m.playback_url)"

// mediaLine is a row of find_media as find.media keeps it.
type mediaLine struct {
	ID            string  `db:"id"`
	Type          string  `db:"type"`
	URL           string  `db:"url"`
	Thumbnail     *string `db:"thumbnail_url"`
	Fallback      *string `db:"fallback_url"`
	FallbackThumb *string `db:"fallback_thumbnail_url"`
	Width         int     `db:"width"`
	Height        int     `db:"height"`
	Duration      int64   `db:"duration"` // milliseconds
	Medium        string  `db:"medium_url"`
	MediumWidth   int     `db:"medium_width"`
	MediumHeight  int     `db:"medium_height"`
	Blur          string  `db:"blur"`
	Caption       string  `db:"caption"`
	Codecs        string  `db:"codecs"`
	Playback      string  `db:"playback_url"`
}

// mediaListText returns the value of the column.
func mediaListText(rows []mediaLine) string {
	var b strings.Builder
	text := func(s *string) string {
		if s == nil {
			return ""
		}
		return *s
	}
	for _, r := range rows {
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t%s\t%d\t%d\t%s", r.ID, r.Type, r.URL, text(r.Thumbnail), text(r.Fallback), text(r.FallbackThumb),
			r.Width, r.Height, r.Duration, r.Medium, r.MediumWidth, r.MediumHeight, r.Blur)
		rest := "\t" + r.Caption + "\t" + r.Codecs + "\t" + r.Playback // which have no tab and no new line
		b.WriteString(strings.TrimRight(rest, "\t"))
		b.WriteByte('\n')
	}
	return b.String()
}

// parseMediaList parses the value of the column. The media have URLs instead of storage paths.
func parseMediaList(text string) []schema.Media {
	list := []schema.Media{}
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		var part [16]string
		for i := range part {
			part[i], line, _ = strings.Cut(line, "\t")
		}
		m := schema.Media{ID: part[0], Type: part[1], URL: mediaURL(part[2]), ThumbnailURL: mediaURL(part[3]),
			FallbackURL: mediaURL(part[4]), FallbackThumbnailURL: mediaURL(part[5]), MediumURL: mediaURL(part[9]), Blur: part[12], Caption: part[13],
			Codecs: part[14], PlaybackURL: mediaURL(part[15])}
		m.Width, _ = strconv.Atoi(part[6])
		m.Height, _ = strconv.Atoi(part[7])
		m.MediumWidth, _ = strconv.Atoi(part[10])
		m.MediumHeight, _ = strconv.Atoi(part[11])
		ms, _ := strconv.Atoi(part[8])
		m.Duration = float64(ms) / 1000
		list = append(list, m)
	}
	return list
}

// keepMediaList writes find.media of a find from its rows of find_media, and returns it.
func keepMediaList(t *sqldb.Tx, find string) (text string, err error) {
	var rows []mediaLine
	err = t.Select(&rows, `SELECT id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration,
		medium_url, medium_width, medium_height, blur, caption, codecs, playback_url FROM find_media WHERE find_id = ? ORDER BY order_index, id`, find)
	if err != nil {
		return "", err
	}
	text = mediaListText(rows)
	_, err = t.Exec(`UPDATE find SET media = ?, version = version + 1 WHERE id = ?`, text, find)
	return text, err
}

// mediaURL returns the URL of a storage path, or "" for none.
func mediaURL(path string) string {
	if path == "" {
		return ""
	}
	return schema.MediaPrefix + path
}
