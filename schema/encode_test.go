package schema_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"finds/schema"
)

// TestEncode keeps what is encoded by hand equal to what the tags of the types
// say, for finds that were frozen too.
func TestEncode(t *testing.T) {
	t.Parallel()
	now := schema.At(time.Date(2026, 1, 2, 3, 4, 5, 678e6, time.UTC))
	text := "a \"quote\" \\ \u2028 <b>&é\n\t\x01"
	media := []schema.Media{{ID: "m", Type: "image", URL: "/u?a=1&b=2", Width: 3, Height: 4, MediumURL: "/m?a=1&b=2", MediumWidth: 2, MediumHeight: 1, Blur: text, Codecs: text, PlaybackURL: "/p?a=1&b=2", Caption: text}, {Type: "image"}}
	place := &schema.Place{ID: "l", Name: text, Latitude: -0.0000005, Longitude: 179.999999}
	for i, f := range []schema.Find{
		{Media: []schema.Media{}}, // a list is never null
		{Media: []schema.Media{}, CreatedAt: now},
		{ID: "f", Title: text, Description: &text, Category: &text, IsPublic: true, LocationID: "l", UserID: "u", Media: media, CreatedAt: now,
			UpdatedAt: now, Rating: 2.5, LikeCount: 10, CommentCount: 3, IsLiked: true, User: schema.Person{ID: "u", Username: "ann", ProfilePicture: "/p"}, Location: place},
	} {
		same(t, i, f)
		f.Freeze()
		same(t, i, f)
		other := f
		other.IsLiked, other.Location = !f.IsLiked, nil
		same(t, i, other)
		other.Saved, other.Reason, other.Matches = schema.SavedWant, schema.OfFriend, []schema.Match{{Field: "title", Start: 1, Length: 2}}
		same(t, i, other)
		other.Hidden = &schema.Hiding{Reason: text, HiddenAt: now}
		same(t, i, other)
		other.SetMedia(media[:1])
		same(t, i, other)
		same(t, i, f)
		same(t, i, schema.Location{ID: "l", Name: text, CreatedAt: now, FindCount: 2, Finds: []schema.Find{f, other}})
	}
}

// TestEncodeAll encodes values all members of which are set, so that none is forgotten that is left out where it is empty.
func TestEncodeAll(t *testing.T) {
	t.Parallel()
	var f schema.Find
	fill(reflect.ValueOf(&f).Elem())
	same(t, 0, f)
	f.Freeze()
	same(t, 1, f)
	var l schema.Location
	fill(reflect.ValueOf(&l).Elem())
	same(t, 2, l)
	var m schema.Media
	fill(reflect.ValueOf(&m).Elem())
	same(t, 3, m)
	var p schema.Person
	fill(reflect.ValueOf(&p).Elem())
	same(t, 4, p)
}

// fill sets all exported members of a value.
func fill(v reflect.Value) {
	if at, ok := v.Addr().Interface().(*schema.Time); ok {
		*at = schema.At(time.Date(2026, 1, 2, 3, 4, 5, 678e6, time.UTC))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString("text")
	case reflect.Int, reflect.Int64:
		v.SetInt(7)
	case reflect.Float64:
		v.SetFloat(1.5)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i))
			}
		}
	default:
		panic("no value for " + v.Type().String())
	}
}

type appender[T any] interface {
	*T
	AppendJSON([]byte) []byte
}

func same[T any, P appender[T]](t *testing.T, i int, v T) {
	t.Helper()
	var got, want any
	plain, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(plain, &want); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(P(&v).AppendJSON(nil), &got); err != nil {
		t.Fatalf("%d: %v", i, err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%d: %s\nwant %s", i, P(&v).AppendJSON(nil), plain)
	}
}
