/** The signals that ask a server to end: Ctrl-C, a service manager, and a terminal that was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Milliseconds within which a further signal is the same wish: a terminal sends Ctrl-C to every process of a command,
 * and the one that started the server passes it on.
 */
const SAME_WISH_MS = 1_000;
/** The exit code of whoever is ended by Ctrl-C. */
const CUT_SHORT = 130;

/** The part of `process` that is needed. */
export interface Ended {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
  exit(code: number): unknown;
}

export interface EndingOptions {
  readonly process?: Ended;
  /** Milliseconds. */
  readonly clock?: () => number;
  /** Tells the operator. */
  readonly say?: (line: string) => void;
}

/**
 * Calls `close` at the first signal that asks this process to end, and exits with 0 once it is done, or with 1 if it
 * fails. A person who asks again, because it takes too long, ends the process at once.
 */
export function endOnSignals(
  close: () => Promise<void>,
  {
    process: ended = process,
    clock = () => performance.now(),
    say = (line) => console.log(`forecourt: ${line}`),
  }: EndingOptions = {},
): void {
  let askedAt: number | null = null;
  const onSignal = () => {
    if (askedAt !== null) {
      if (clock() - askedAt >= SAME_WISH_MS) ended.exit(CUT_SHORT);
      return;
    }
    askedAt = clock();
    say("ending: requests under way are finished first.");
    close().then(
      () => ended.exit(0),
      (error: unknown) => {
        say(`it did not end in order: ${error instanceof Error ? error.message : error}`);
        ended.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) ended.on(signal, onSignal);
}
