package edit

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
)

// TestFirstFind goes from the link that the first start prints to a find with
// two photographs, one of which tells the place.
func TestFirstFind(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
	code, hash := credential.NewToken()
	if err := w.Store.CreateInvite(t.Context(), hash, 1, time.Hour); err != nil {
		t.Fatal(err)
	}
	b := w.Tab(t, nil)
	b.Open("/sign-in")
	b.Shows("This server has no account yet.")
	b.Accessible("the sign-in of a server without accounts")
	b.Open("/join#" + code)
	b.Press("Create account") // with nothing in it
	b.Shows("Enter a username.")
	b.Fill("#username", "Jörg")
	b.Fill("#password", "iloveyou")
	b.Allow("422 (Unprocessable Entity)")
	b.Press("Create account")
	b.Shows("This is one of the 10,000 most common passwords. Choose another one.")
	b.Shows("Without accents or spaces, for example joerg_mueller.")
	b.Accessible("two errors of a new account")
	b.Fill("#username", "ann")
	b.Fill("#password", "a long sentence is best")
	b.Press("Create account")
	b.At("/")
	b.Shows("Welcome, ann")
	b.Shows("No finds here yet")

	b.Press("New find")
	b.At("/new")
	b.Allow("503 (Service Unavailable)") // to an upload on a busy machine, which is sent again
	upright := WithGPS(Landscape(1600, 1200, 0.2), 48.1173, -1.6778)
	b.Do(chromedp.SetUploadFiles(chromedp.CSS("#files"), []string{File(t, "one.jpg", upright), File(t, "two.jpg", Landscape(900, 700, 0.8))}))
	b.Until(`document.querySelectorAll(".shot.done").length === 2`)
	b.Shows("From your photo")
	b.Fill("#title", "The oldest bridge")
	b.Shows("near Rennes") // proposed by the gazetteer
	b.Click("#place")
	b.Fill("#place-name", "Pont de Nemours")
	b.Press("Use this place")
	b.Until(`document.querySelector("#place").innerText.includes("Pont de Nemours")`)
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	b.Shows("The oldest bridge")
	b.Shows("Published.")
	b.Until(`[...document.querySelectorAll(".gallery img")].length === 2 && [...document.querySelectorAll(".gallery img")][0].complete`)
	finds := Must(w.Store.UserCount(t.Context()))
	if finds != 1 {
		t.Errorf("%d accounts", finds)
	}
	id := strings.TrimPrefix(Js[string](b, "location.pathname"), "/finds/")
	find := Js[schema.Find](b, `fetch("/api/finds/`+id+`").then((r) => r.json())`)
	if len(find.Media) != 2 || !find.IsPublic || math.Abs(find.Location.Latitude-48.1173) > 1e-5 || math.Abs(find.Location.Longitude+1.6778) > 1e-5 {
		t.Errorf("the find is %+v", find)
	}
	if find.Location.Name != "Pont de Nemours" {
		t.Errorf("the place is %q", find.Location.Name)
	}
	if p := find.Media[0]; p.Width != 1200 || p.Height != 1600 {
		t.Errorf("the photograph is %d×%d, want it upright", p.Width, p.Height)
	}
}
