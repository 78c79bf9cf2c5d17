type Names = "open" | "error" | "lead" | "person" | "offer";

/**
 * Listeners by event. `refused` is called when the desk rejects the stream, for example because the session has ended.
 */
type Followed = Partial<Readonly<Record<Names | "refused", (event: Event) => void>>>;

/** Milliseconds before a rejected stream is requested again; the desk may only have been busy. */
const AGAIN_MS = 20_000;

/** The one event stream of this tab, open while anything on the page follows it. */
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const followers = new Set<Followed>();

function attach(stream: EventSource, { refused, ...events }: Followed): void {
  for (const [name, listener] of Object.entries(events)) stream.addEventListener(name, listener);
}

function open(): void {
  const stream = new EventSource("/desk/events");
  source = stream;
  for (const events of followers) attach(stream, events);
  // A browser reopens a broken stream, but gives up on one that was rejected.
  stream.addEventListener("error", (event) => {
    if (stream !== source || stream.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(open, AGAIN_MS);
    for (const { refused } of followers) refused?.(event);
  });
}

/** Listens to some of the desk's events. Returns a function that stops it. */
export function followDesk(events: Followed): () => void {
  followers.add(events);
  if (source) attach(source, events);
  else open();
  // A new follower of a stream that is already open gets the `open` event, too.
  if (source?.readyState === EventSource.OPEN) events.open?.(new Event("open"));
  return () => {
    followers.delete(events);
    const { refused, ...listeners } = events;
    for (const [name, listener] of Object.entries(listeners)) source?.removeEventListener(name, listener);
    if (followers.size > 0) return;
    clearTimeout(timer);
    source?.close();
    source = null;
  };
}
