import { type ReactNode, Suspense, useEffect } from "react";
import { welcome } from "./someone-here.ts";

/** The parts of a page that are hydrated separately. */
const PARTS = ["header", "main", "footer"] as const;
export type PartName = (typeof PARTS)[number];

/** Milliseconds for which a click waits for hydration: then it acts as it does without JavaScript. */
const PATIENCE_MS = 1_500;

const alive = new Set<PartName>();
let early: HTMLElement | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Shows the server's HTML until its own code has loaded, which starts at the first interaction. */
export function Part({ name, children }: { readonly name: PartName; readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Pulse name={name} />
    </Suspense>
  );
}

/** Renders with the rest of its part, so its effect tells when that is hydrated. */
function Pulse({ name }: { readonly name: PartName }) {
  useEffect(() => {
    alive.add(name);
    if (alive.size < PARTS.length) return;
    document.documentElement.dataset.alive = "";
    giveBack();
  }, [name]);
  return null;
}

/** Hydrates the page without an interaction: it shows what this browser keeps, or does something by itself. */
export function ComesAlive(): null {
  useEffect(welcome, []);
  return null;
}

const PRESSED = "button[type=button]:not([popovertarget]), a[href^='/']:not([download], [target])";

/**
 * Holds back a click that needs JavaScript, or on a link that JavaScript follows faster, until the page is hydrated.
 */
function keepEarly(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!pressed || !isPlain) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  patience ??= setTimeout(giveBack, PATIENCE_MS);
  early = pressed;
}

function giveBack(): void {
  removeEventListener("click", keepEarly, true);
  clearTimeout(patience);
  const pressed = early;
  early = null;
  pressed?.click();
}

declare global {
  /** The button that was pressed before any module ran: the page's first script keeps it (`later-code.ts`). */
  var pressedEarly: HTMLElement | undefined;
}

if (!import.meta.env.SSR) {
  // It is a button that does nothing without JavaScript, so it waits however long that takes.
  early = globalThis.pressedEarly ?? null;
  // React listens at the document's root, and this listener must run earlier.
  addEventListener("click", keepEarly, true);
}
