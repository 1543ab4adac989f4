package servertest

import "os"

// ClientSources is the folder of the web client with its sources, which the binary does not have, as
// the packages in server/tests see it.
var ClientSources = os.DirFS("../../../embed/web")
