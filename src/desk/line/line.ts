/** The state of the connection to the desk's server, as far as this page knows. */
export interface Line {
  /** When the connection was lost (epoch ms); null while it works. */
  readonly since: () => number | null;
  /** When the page that was opened from this tab's memory had been loaded (epoch ms); null if there is none. */
  readonly from: () => number | null;
  /** Whether it broke while a form was submitted, so that nobody knows whether the form arrived. */
  readonly doubts: () => boolean;
  readonly lose: () => void;
  readonly back: () => void;
  readonly open: (from: number) => void;
  readonly doubt: () => void;
  /** Ends the doubt about a form, once the user takes a next step. */
  readonly goOn: () => void;
  /** Calls the function on every change. Returns a function that unsubscribes it. */
  readonly follow: (listener: () => void) => () => void;
}

export function openLine(now: () => number = Date.now): Line {
  let since: number | null = null;
  let from: number | null = null;
  let doubts = false;
  const followers = new Set<() => void>();
  const tell = () => {
    for (const listener of [...followers]) listener();
  };
  return {
    since: () => since,
    from: () => from,
    doubts: () => doubts,
    lose: () => {
      if (since !== null) return;
      since = now();
      tell();
    },
    back: () => {
      if (since === null) return;
      since = null;
      from = null;
      tell();
    },
    open: (at) => {
      if (from === at) return;
      from = at;
      tell();
    },
    doubt: () => {
      if (doubts) return;
      doubts = true;
      tell();
    },
    goOn: () => {
      if (!doubts) return;
      doubts = false;
      tell();
    },
    follow: (listener) => {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}

/** This tab's connection. */
export const LINE = openLine();
