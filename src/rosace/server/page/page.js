// Opens a table against a computer player, shows what the server tells, and plays over the socket.

const api = new URL("api/v1/", import.meta.url);
const part = (id) => document.getElementById(id);

let table = location.hash.slice(1); // a reload goes on where the game stands
let seq = null; // the last entry of the table's log that was told
let socket = null;
let number = 0;
let decision = null; // the number of our last decision

async function ask(path, body) {
  const request = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(new URL(path, api), request);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.code);
  return found;
}

function send(type, more = {}) {
  number += 1;
  socket.send(JSON.stringify({ type, id: number, ...more }));
}

function connect() {
  const address = new URL("socket", api);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onmessage = (event) => [JSON.parse(event.data)].flat().forEach(take);
  socket.onclose = () => {
    part("choices").replaceChildren();
    part("status").textContent = "disconnected";
    setTimeout(connect, 1000);
  };
}

function take(message) {
  if (message.type === "hello" && table) watch();
  if (message.type === "error") {
    part("status").textContent = message.code;
    if (message.id === decision) setTimeout(askAgain, 1000, table); // its choices are gone
  }
  if (message.type !== "table" && message.type !== "changed") return;
  if (message.table !== table) return;
  seq = message.seq;
  for (const entry of message.missed ?? [message]) entry.events?.forEach(tell);
  show(message);
}

function watch() {
  send("watch", seq === null ? { table } : { table, since: seq });
}

function askAgain(where) {
  if (where === table && socket.readyState === WebSocket.OPEN) watch();
}

function tell(event) {
  const line = document.createElement("li");
  line.textContent = `${event.kind} ${JSON.stringify(event.params)}`;
  part("events").append(line);
  line.scrollIntoView({ block: "nearest" });
}

function show(message) {
  part("view").textContent = JSON.stringify(message.view, null, 1);
  part("status").textContent = message.result
    ? `over ${JSON.stringify(message.result)}`
    : `${message.status}, position ${message.at}, seat ${message.mover} decides`;
  const choices = message.choices ?? [];
  part("choices").replaceChildren(...choices.map((choice) => button(choice, message.at)));
  if (part("auto").checked && choices.length) {
    decide(choices[Math.floor(Math.random() * choices.length)], message.at);
  }
}

function button(choice, at) {
  const found = document.createElement("button");
  found.textContent = choice.text;
  found.onclick = () => decide(choice, at);
  return found;
}

function decide(choice, at) {
  part("choices").replaceChildren();
  send("decide", { table, at, action: choice.id });
  decision = number;
}

async function open(event) {
  event.preventDefault();
  try {
    const places = ["me", part("player").value];
    const opened = await ask("tables", { game: part("game").value, places });
    if (table) send("unwatch", { table });
    table = opened.table;
  } catch (error) {
    part("status").textContent = error.message;
    return;
  }
  location.hash = table;
  seq = null;
  part("events").replaceChildren();
  watch();
}

function offer(id, names) {
  part(id).replaceChildren(...names.map((name) => new Option(name, name)));
}

const known = await ask("games"); // gives the cookie that the socket needs, too
offer("game", known.games.map((game) => game.name));
offer("player", Object.keys(known.players));
part("opening").onsubmit = open;
part("auto").onchange = () => part("choices").querySelector("button")?.click();
setInterval(() => socket.readyState === WebSocket.OPEN && send("ping"), 30_000);
connect();
