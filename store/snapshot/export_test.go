package snapshot

// CopyTables is Copy for other tables than those of the migrations.
var CopyTables = copyTables

// InOrder is inOrder.
var InOrder = inOrder

// Reference is reference.
type Reference = reference
