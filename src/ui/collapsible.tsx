import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

interface CollapsibleProps {
  readonly heading: string;
  /** Open unless it says otherwise (NAV-028). */
  readonly initiallyOpen?: boolean;
  /** Storage key, already the site's own; without it the state is not remembered. */
  readonly rememberAs?: string | null;
  readonly children: ReactNode;
}

/** A panel under its heading that opens and closes over 300 ms (NAV-027, NAV-029) and may remember it (NAV-028). */
export function Collapsible({ heading, initiallyOpen = true, rememberAs = null, children }: CollapsibleProps) {
  const [open, setOpen] = useState(initiallyOpen);
  useEffect(() => {
    const kept = rememberAs ? localStorage.getItem(rememberAs) : null;
    if (kept) setOpen(kept === "open");
  }, [rememberAs]);
  return (
    <details
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        setOpen(now);
        if (rememberAs) localStorage.setItem(rememberAs, now ? "open" : "closed");
      }}
      className="collapsible group/panel"
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 font-strong">
        {heading}
        <Icon name="chevron-down" className="transition-transform duration-300 group-open/panel:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
