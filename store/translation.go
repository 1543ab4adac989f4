package store

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"

	"finds/schema"
)

// translate replaces the texts of a message by those in the language of its recipient. Without one, or without
// a text in it, they stay in English, in which notifications are written.
func (m *PushMessage) translate() {
	var d map[string]string
	if m.Language != "de" || json.Unmarshal([]byte(m.Data), &d) != nil {
		return
	}
	text, ok := german[germanKey(m.Type, d)]
	if !ok {
		return
	}
	n := func(key string) int { v, _ := strconv.Atoi(d[key]); return v }
	e := notificationEvent{Count: n("count"), Friends: n("friends"), Lists: n("lists"), Areas: n("areas")}
	fill := strings.NewReplacer("{name}", isolated(cmp.Or(d["displayName"], d["username"])), "{find}", isolated(d["findTitle"]), "{list}", isolated(d["listName"]), "{area}", isolated(d["areaName"]),
		"{place}", isolated(d["place"]), "{n}", d["count"], "{sources}", e.sources("von Freunden", "in deinen Listen", "in deinen Gebieten"), "{actor}", isolated(d["actor"]))
	m.Title, m.Message = fill.Replace(text.title), fill.Replace(text.message)
}

// germanKey is the key of a notification in german.
func germanKey(kind string, d map[string]string) string {
	switch {
	case kind == schema.Reported:
		return kind + "." + d["kind"]
	case kind == schema.Moderated:
		return kind + "." + d["kind"] + "." + d["outcome"]
	case kind == schema.LinkUsed && d["actor"] != "":
		return kind + ".by"
	case d["invited"] != "":
		return kind + ".invited"
	case d["count"] != "" && d["count"] != "1":
		return kind + ".many"
	}
	return kind
}

// german has the texts of push messages in German.
var german = map[string]struct{ title, message string }{
	schema.FriendRequest:               {"Neue Freundschaftsanfrage", "{name} möchte mit dir befreundet sein"},
	schema.FriendAccepted:              {"Anfrage angenommen", "{name} hat deine Anfrage angenommen"},
	schema.FriendAccepted + ".invited": {"Deine Einladung wurde benutzt", "{name} ist beigetreten und jetzt mit dir befreundet"},
	schema.FindLiked:                   {"Dein Fund gefällt", "{name} gefällt dein Fund: {find}"},
	schema.FindCommented:               {"Neuer Kommentar", "{name} hat kommentiert: {find}"},
	schema.Replied:                     {"Neue Antwort", "{name} hat auf deinen Kommentar geantwortet: {find}"},
	schema.Mentioned:                   {"Du wurdest erwähnt", "{name} hat dich erwähnt in: {find}"},
	schema.ListInvited:                 {"Einladung zu einer Liste", "{name} lädt dich ein zur Liste: {list}"},
	schema.ListJoined:                  {"Jemand ist deiner Liste beigetreten", "{name} ist beigetreten: {list}"},
	schema.ListAdded:                   {"Neuer Fund in einer Liste", "{name} hat einen Fund hinzugefügt zu: {list}"},
	schema.FindEdited:                  {"Dein Fund wurde bearbeitet", "{name} hat deinen Fund bearbeitet: {find}"},
	schema.FriendPublished:             {"Neuer Fund", "{name} hat veröffentlicht: {find}"},
	schema.AreaPublished:               {"Neuer Fund in {area}", "{find}"},
	schema.DailyNews:                   {"Neu heute", "Ein neuer Fund{sources}"},
	schema.DailyNews + ".many":         {"Neu heute", "{n} neue Funde{sources}"},
	schema.StreetsWished:               {"Straßen fehlen", "Jemand wünscht sich die Straßen von {place} auf der Karte"},
	schema.ReportClosed:                {"Über deine Meldung wurde entschieden", "Ein Admin hat über deine Meldung entschieden"},
	schema.LinkUsed:                    {"Ein Anmeldelink wurde benutzt", "Jemand hat sich mit einem Link eines Admins angemeldet"},
	schema.LinkUsed + ".by":            {"Ein Anmeldelink wurde benutzt", "Jemand hat sich mit einem Link von {actor} (Admin) angemeldet"},

	schema.Reported + ".find":    {"Neue Meldung", "Ein Fund wurde gemeldet"},
	schema.Reported + ".comment": {"Neue Meldung", "Ein Kommentar wurde gemeldet"},
	schema.Reported + ".user":    {"Neue Meldung", "Eine Person wurde gemeldet"},
	schema.Reported + ".list":    {"Neue Meldung", "Eine Liste wurde gemeldet"},

	schema.Moderated + ".find.hidden":     {"Entscheidung eines Admins", "Ein Admin hat deinen Fund ausgeblendet"},
	schema.Moderated + ".find.shown":      {"Entscheidung eines Admins", "Dein Fund ist wieder zu sehen"},
	schema.Moderated + ".find.deleted":    {"Entscheidung eines Admins", "Ein Admin hat deinen Fund gelöscht"},
	schema.Moderated + ".comment.hidden":  {"Entscheidung eines Admins", "Ein Admin hat deinen Kommentar ausgeblendet"},
	schema.Moderated + ".comment.shown":   {"Entscheidung eines Admins", "Dein Kommentar ist wieder zu sehen"},
	schema.Moderated + ".comment.deleted": {"Entscheidung eines Admins", "Ein Admin hat deinen Kommentar gelöscht"},
	schema.Moderated + ".list.private":    {"Entscheidung eines Admins", "Ein Admin hat deine Liste privat gemacht"},
}
