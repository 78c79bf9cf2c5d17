import type { Line } from "./line.ts";

/**
 * Milliseconds before the first check whether the desk responds again, and the longest wait; each is half as long
 * again.
 */
const FIRST_LOOK = 1_000;
const LONGEST_PAUSE = 10_000;

/** A page of the desk that is open to anybody and that no browser or proxy may have cached. */
const ANSWERS = "/desk/offline";

/** Checks whether the desk responds. During a restart, the server in front of it responds with 502 or 503. */
export const isDeskReachable = (ask: typeof fetch): Promise<boolean> =>
  ask(ANSWERS, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Follows the browser's online and offline events, and checks a lost connection until it is back. */
export function watchLine(line: Line, ask: typeof fetch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_LOOK;
  const look = async () => {
    clearTimeout(timer);
    if (line.since() === null) return;
    // The browser's own information about its connection is not always right.
    if (await isDeskReachable(ask)) return line.back();
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
