package schema

// What can be reported.
const (
	ReportedFind    = "find"
	ReportedComment = "comment"
	ReportedUser    = "user"
	ReportedList    = "list"
)

// The outcomes of a report, and of an act of an administrator on what a user has published.
const (
	OutcomeDismissed = "dismissed"
	OutcomeHidden    = "hidden"
	OutcomeDeleted   = "deleted"
	OutcomeSuspended = "suspended"
	OutcomePrivate   = "private" // of a list
	OutcomeShown     = "shown"   // again, after OutcomeHidden; no report has it
)

// Hiding is why and when an administrator has hidden a find or a comment.
type Hiding struct {
	Reason   string `json:"reason" example:"Advertisement"`
	HiddenAt Time   `json:"hiddenAt"`
}

// Report is what administrators see of the reports of one find, comment, user or list.
type Report struct {
	ID        string        `json:"id" sample:"0198c5e0-1b2c-7d3e-8f40-5a6b7c8d9e0f"`
	Kind      string        `json:"kind" enum:"find,comment,user,list" doc:"What is reported" sample:"comment"`
	TargetID  string        `json:"targetId" doc:"Id of the find, comment, user or list" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
	Find      *Find         `json:"find,omitempty" doc:"Reported find; absent once it is deleted. While the report is open, a find that the caller may not see elsewhere is included, with its media" sample:"-"`
	Comment   *Comment      `json:"comment,omitempty" doc:"Reported comment; absent once it is deleted"`
	List      *ListOfReport `json:"list,omitempty" doc:"Reported list, without its finds; absent once it is deleted. While the report is open, a list that the caller may not see elsewhere is included" sample:"-"`
	Owner     *Person       `json:"owner" doc:"Who has published it, the reported user, or the owner of the list when it was reported; null once the account is deleted" sample:"{\"id\":\"0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\",\"username\":\"ben\",\"profilePicture\":\"/api/avatars/0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8\"}"`
	Hidden    bool          `json:"hidden" doc:"Whether an administrator has hidden it"`
	Reporter  *Person       `json:"reporter" doc:"Null once the account is deleted"`
	Reason    string        `json:"reason" enum:"spam,illegal,rules,other"`
	Text      string        `json:"text" doc:"What the reporter writes; may be empty" example:"The same in ten comments"`
	CreatedAt Time          `json:"createdAt"`
	Others    []OtherReport `json:"others" doc:"Later reports of the same thing, at most 20, which are closed together with this one" sample:"[]"`
	Decision  *Decision     `json:"decision" doc:"Null while the report is open"`
}

// ListOfReport is what administrators see of a reported list.
type ListOfReport struct {
	ID          string  `json:"id" sample:"0198c5e2-4f0a-7b61-8c3d-9e1f2a3b4c5d"`
	Name        string  `json:"name" example:"Old walls"`
	Description *string `json:"description" example:"Two hours on foot."`
	Visibility  string  `json:"visibility" enum:"private,members,friends,public" sample:"public"`
	User        Person  `json:"user" doc:"Its owner"`
}

// OtherReport is a further report of the same thing.
type OtherReport struct {
	Reporter  *Person `json:"reporter" doc:"Null once the account is deleted"`
	Reason    string  `json:"reason" enum:"spam,illegal,rules,other"`
	Text      string  `json:"text" example:"Again"`
	CreatedAt Time    `json:"createdAt"`
}

// Decision is the result of a report.
type Decision struct {
	Outcome  string `json:"outcome" enum:"dismissed,hidden,deleted,suspended,private"`
	Note     string `json:"note" doc:"For the reporters, and for the owner unless the report is dismissed" example:"Advertisement"`
	ClosedAt Time   `json:"closedAt"`
	ClosedBy string `json:"closedBy" doc:"Username of the administrator at that time" example:"ann"`
}
