/** The one event stream of this tab, open while anything on the page follows it. */
let source: EventSource | null = null;
let followers = 0;

type Names = "open" | "error" | "lead" | "person" | "offer";

/** Follows what happens at the desk by some of its events. Returns a function that stops it. */
export function followDesk(events: Partial<Readonly<Record<Names, (event: Event) => void>>>): () => void {
  source ??= new EventSource("/desk/events");
  const stream = source;
  followers += 1;
  const named = Object.entries(events);
  for (const [name, listener] of named) stream.addEventListener(name, listener);
  // Whoever begins to follow an open stream hears that it is open, too.
  if (stream.readyState === EventSource.OPEN) events.open?.(new Event("open"));
  return () => {
    for (const [name, listener] of named) stream.removeEventListener(name, listener);
    followers -= 1;
    if (followers > 0) return;
    stream.close();
    source = null;
  };
}
