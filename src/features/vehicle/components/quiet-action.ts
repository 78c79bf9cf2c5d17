/** A small action under the main ones: an icon above its name, as many in a row as fit. */
export const QUIET_ACTION =
  "flex min-h-14 min-w-hit grow flex-col items-center justify-center gap-1 rounded-control py-1.5 " +
  "text-xs font-strong text-muted transition-colors hover:bg-surface-2 hover:text-ink";
