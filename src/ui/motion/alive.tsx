import { type ReactNode, Suspense, useEffect } from "react";

/** The parts of a page that come alive each by itself. */
const PARTS = ["header", "main", "footer"] as const;
export type PartName = (typeof PARTS)[number];

/** A click waits no longer than this for the page, milliseconds: then it does what it does without JavaScript. */
const PATIENCE_MS = 1_500;

const alive = new Set<PartName>();
let early: HTMLElement | null = null;

/** Stands as the server drew it until its own code is there, at the first sign of a person. */
export function Part({ name, children }: { readonly name: PartName; readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Pulse name={name} />
    </Suspense>
  );
}

/** Is drawn with the rest of its part, and so tells when that is alive. */
function Pulse({ name }: { readonly name: PartName }) {
  useEffect(() => {
    alive.add(name);
    if (alive.size < PARTS.length) return;
    document.documentElement.dataset.alive = "";
    giveBack();
  }, [name]);
  return null;
}

const PRESSED = "button[type=button]:not([popovertarget]), a[href^='/']:not([download], [target])";

/** A click on what only JavaScript answers, or on a link that it answers faster, is kept until the page is alive. */
function keepEarly(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!pressed || !isPlain) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!early) setTimeout(giveBack, PATIENCE_MS);
  early = pressed;
}

function giveBack(): void {
  removeEventListener("click", keepEarly, true);
  const pressed = early;
  early = null;
  pressed?.click();
}

// React listens at the document's root, which this must come before.
if (!import.meta.env.SSR) addEventListener("click", keepEarly, true);
