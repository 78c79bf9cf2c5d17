import type { Line } from "./line.ts";

/** Milliseconds between two looks whether the desk answers again; each further one waits half as long again. */
const FIRST_LOOK = 1_000;
const LONGEST_PAUSE = 10_000;

/** What the desk answers to anybody, which no browser or server on the way may have stored. */
const ANSWERS = "/desk/offline";

/** Asks whether the desk answers. While it is being started anew another server does, by 502 or 503. */
export const looks = (ask: typeof fetch): Promise<boolean> =>
  ask(ANSWERS, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Follows what the browser says of its connection, and looks for a lost line until it is back. */
export function watchLine(line: Line, ask: typeof fetch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_LOOK;
  const look = async () => {
    clearTimeout(timer);
    if (line.since() === null) return;
    // What the browser says of its own connection is not always right.
    if (await looks(ask)) return line.back();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(LONGEST_PAUSE, pause * 1.5);
  };
  line.follow(() => {
    clearTimeout(timer);
    if (line.since() === null) return;
    pause = FIRST_LOOK;
    timer = setTimeout(() => void look(), pause);
  });
  addEventListener("offline", line.lose);
  addEventListener("online", () => void look());
  if (!navigator.onLine) line.lose();
}
