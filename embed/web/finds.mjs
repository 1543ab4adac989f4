// The start page and the page that makes an account. Text goes in as text
// nodes alone; the session is a cookie that no script can read.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => within.querySelectorAll(selector);
const show = (...elements) => elements.forEach((e) => { if (e) e.hidden = false; });

// call sends a request and returns what was answered, or throws the problem
// (RFC 9457) as it came.
async function call(method, path, body) {
  let res;
  try {
    res = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw { detail: "The server does not answer. Is it running, and are you online?" };
  }
  const text = await res.text();
  let answer;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw { status: res.status, detail: `Something between here and the server answered with ${res.status}.` };
  }
  if (res.ok) return answer;
  answer.retryAfter = Number(res.headers.get("Retry-After")) || 0;
  throw answer;
}

function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    for (const e of $$(`[data-text="${name}"]`)) e.textContent = value;
  }
}

// sentence makes one of what the server says in half of one.
function sentence(s) {
  return s.charAt(0).toUpperCase() + s.slice(1) + (/[.!?]$/.test(s) ? "" : ".");
}

// wrong says what is wrong with an input, by the rules that its attributes
// carry, or returns "". Lengths count code points, as the server does.
function wrong(input) {
  const label = $(`label[for="${input.id}"]`).textContent;
  const n = [...(input.type === "password" ? input.value : input.value.trim())].length;
  if (n === 0) return input.required ? `${label} is missing.` : "";
  if (input.minLength > 0 && n < input.minLength) return `At least ${input.minLength} characters; this has ${n}.`;
  if (input.maxLength > 0 && n > input.maxLength) return `At most ${input.maxLength} characters; this has ${n}.`;
  if (input.pattern && !new RegExp(`^(?:${input.pattern})$`, "v").test(input.value.trim())) {
    return "Only letters a to z without accents, digits, - and _.";
  }
  return "";
}

// mark shows an error beside its input, or takes it away.
function mark(input, message) {
  const error = $(`#${input.id}-error`);
  const hint = $(`#${input.id}-hint`);
  error.textContent = message;
  error.hidden = !message;
  if (hint) hint.hidden = Boolean(message); // the error says the rule again
  const described = message ? error : hint;
  if (described) input.setAttribute("aria-describedby", described.id);
  else input.removeAttribute("aria-describedby");
  if (message) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

function refuse(section, message) {
  const p = $(".refusal", section);
  p.textContent = message;
  p.hidden = !message;
}

// tell shows a problem: beside the inputs that it names, else above them.
function tell(section, problem, inputOf = {}) {
  let first;
  const beside = (input, message) => {
    mark(input, sentence(message));
    first ??= input;
  };
  for (const e of problem.errors ?? []) {
    const input = $(`[name="${CSS.escape(e.location.replace(/^body\./, ""))}"]`, section);
    if (input) beside(input, wrong(input) || e.message);
  }
  const owner = inputOf[problem.code] && $(`[name="${inputOf[problem.code]}"]`, section);
  if (!first && owner && !owner.closest("[hidden]")) beside(owner, problem.detail);
  if (first) return first.focus();
  const wait = problem.retryAfter > 1 ? ` (${problem.retryAfter} seconds)` : "";
  refuse(section, sentence((problem.detail ?? "Something went wrong") + wait));
}

// onSubmit checks a form, then sends it once at a time.
function onSubmit(section, read, send, inputOf) {
  const form = $("form", section);
  const inputs = [...$$("input", form)];
  const button = $("button.main", form);
  for (const input of inputs) {
    input.addEventListener("input", () => { if (input.hasAttribute("aria-invalid")) mark(input, wrong(input)); });
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-busy") === "true") return;
    refuse(section, "");
    for (const input of inputs) mark(input, input.closest("[hidden]") ? "" : wrong(input));
    const broken = inputs.find((input) => input.hasAttribute("aria-invalid"));
    if (broken) return broken.focus();
    button.setAttribute("aria-busy", "true");
    try {
      await send(read(form.elements));
    } catch (problem) {
      button.removeAttribute("aria-busy");
      tell(section, problem, inputOf);
    }
  });
  for (const toggle of $$(".reveal button", form)) {
    toggle.addEventListener("click", () => {
      const input = $(`#${toggle.getAttribute("aria-controls")}`);
      const shown = input.type === "text";
      input.type = shown ? "password" : "text";
      toggle.setAttribute("aria-pressed", String(!shown));
      toggle.textContent = shown ? "Show" : "Hide";
    });
  }
}

const signedIn = document.documentElement.dataset.session === "yes";
const configured = call("GET", "/api/config").then((c) => {
  fill({ version: c.version });
  return c;
});

// provider shows the way in through the identity provider, if there is one, and
// hides passwords where they are no way in. query is asked for when it is taken.
async function provider(section, query) {
  const { provider, passwordLogin } = await configured;
  if (!passwordLogin) $$("[data-password]", section).forEach((e) => { e.hidden = true; });
  if (!provider.enabled) return;
  fill({ provider: provider.name });
  const link = $("#provider a");
  const point = () => { link.href = `/api/auth/oauth/start?${new URLSearchParams(query())}`; };
  for (const event of ["input", "hashchange"]) addEventListener(event, point);
  point();
  show($("#provider"));
  if (passwordLogin) return;
  $("form", section).addEventListener("submit", (event) => { // of an input that is left
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(link.href);
  }, true);
  link.focus({ preventScroll: true });
}

// code is that of an invite link. It stands in the fragment, which browsers do
// not send.
const code = (text) => text.trim().replace(/^.*#/, "");

async function joinPage(section) {
  const invite = $("#invite");
  const read = () => {
    invite.value = code(location.hash);
    $("#invited").hidden = !invite.value;
  };
  read();
  addEventListener("hashchange", read);
  onSubmit(
    section,
    (f) => ({ username: f.username.value.trim(), password: f.password.value, invite: code(f.invite.value) || undefined, cookie: true }),
    async (body) => {
      await call("POST", "/api/auth/register", body);
      location.replace("/#welcome"); // the used code does not stay in the history
    },
    { conflict: "username", forbidden: "invite" },
  );
  show(section, signedIn && $("#signed-in"));
  $(invite.value ? "#username" : "#invite").focus({ preventScroll: true });
  await provider(section, () => ({ redirect: "/#welcome", ...(invite.value && { invite: code(invite.value) }) }));
  const { registration } = await configured;
  invite.required = registration === "invite";
  $("#invite-field").hidden = registration === "open";
  if (registration === "open" && document.activeElement === document.body) $("#username").focus({ preventScroll: true });
  if (registration === "closed" && !invite.value) show($('[data-registration="closed"]', section));
}

async function signInPage(section) {
  onSubmit(
    section,
    (f) => ({ username: f.username.value.trim(), password: f.password.value, cookie: true }),
    async (body) => {
      await call("POST", "/api/auth/login", body);
      location.replace("/");
    },
  );
  show(section);
  $("#username").focus({ preventScroll: true });
  await provider(section, () => ({ redirect: "/" }));
  const { registration } = await configured;
  show($(`[data-registration="${registration}"]`, section));
}

async function homePage(section) {
  $("#sign-out").addEventListener("click", async () => {
    try {
      await call("POST", "/api/auth/logout");
    } catch (problem) {
      if (problem.status !== 401) return tell(section, problem); // else it had ended already
    }
    location.replace("/");
  });
  if (location.hash === "#welcome") {
    history.replaceState(null, "", "/");
    show($("#new-account"));
  }
  try {
    const me = await call("GET", "/api/users/me");
    fill({ username: me.username });
    $("#picture").src = me.profilePicture;
    show(section);
    $("#home-title").focus({ preventScroll: true });
    const [profile, friends, count] = await Promise.all([
      call("GET", `/api/users/${encodeURIComponent(me.id)}`),
      call("GET", "/api/friends?limit=100"),
      call("GET", "/api/notifications/count"),
    ]);
    fill({ finds: profile.findCount, friends: friends.length < 100 ? friends.length : "100+", unread: count.unread });
  } catch (problem) {
    show(section);
    tell(section, problem);
  }
}

const join = $("#join");
const page = join ? joinPage(join) : signedIn ? homePage($("#home")) : signInPage($("#sign-in"));
page.catch((problem) => tell(join ?? $("#sign-in"), problem));
