/** The connection to the desk's server, as far as this page knows of it. */
export interface Line {
  /** Since when it is lost (epoch ms); null while it is there. */
  readonly since: () => number | null;
  /** From when the page is that was opened meanwhile out of this tab's memory (epoch ms); null for none. */
  readonly from: () => number | null;
  /** Whether it broke while something was sent, so that nobody knows whether that arrived. */
  readonly doubts: () => boolean;
  readonly lose: () => void;
  readonly back: () => void;
  readonly open: (from: number) => void;
  readonly doubt: () => void;
  /** What somebody was told of a form in doubt is over with their next step. */
  readonly goOn: () => void;
  /** Calls whenever anything of this changes. Returns a function that stops it. */
  readonly follow: (told: () => void) => () => void;
}

export function openLine(now: () => number = Date.now): Line {
  let since: number | null = null;
  let from: number | null = null;
  let doubts = false;
  const followers = new Set<() => void>();
  const tell = () => {
    for (const told of [...followers]) told();
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
    follow: (told) => {
      followers.add(told);
      return () => void followers.delete(told);
    },
  };
}

/** This tab's own line. */
export const LINE = openLine();
