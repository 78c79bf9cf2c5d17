type Names = "open" | "error" | "lead" | "person" | "offer";

/** What somebody follows; `refused` is where the desk ends the stream, as that of a session that is over. */
type Followed = Partial<Readonly<Record<Names | "refused", (event: Event) => void>>>;

/** Milliseconds before a stream that was refused is asked for anew: the desk may only have been busy. */
const AGAIN_MS = 20_000;

/** The one event stream of this tab, open while anything on the page follows it. */
let source: EventSource | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
const followers = new Set<Followed>();

function attach(stream: EventSource, { refused, ...events }: Followed): void {
  for (const [name, listener] of Object.entries(events)) stream.addEventListener(name, listener);
}

function open(): void {
  const stream = new EventSource("/desk/events");
  source = stream;
  for (const events of followers) attach(stream, events);
  // A browser opens a stream anew that broke, and gives up one that was refused.
  stream.addEventListener("error", (event) => {
    if (stream !== source || stream.readyState !== EventSource.CLOSED) return;
    again = setTimeout(open, AGAIN_MS);
    for (const { refused } of followers) refused?.(event);
  });
}

/** Follows what happens at the desk by some of its events. Returns a function that stops it. */
export function followDesk(events: Followed): () => void {
  followers.add(events);
  if (source) attach(source, events);
  else open();
  // Whoever begins to follow an open stream hears that it is open, too.
  if (source?.readyState === EventSource.OPEN) events.open?.(new Event("open"));
  return () => {
    followers.delete(events);
    const { refused, ...heard } = events;
    for (const [name, listener] of Object.entries(heard)) source?.removeEventListener(name, listener);
    if (followers.size > 0) return;
    clearTimeout(again);
    source?.close();
    source = null;
  };
}
