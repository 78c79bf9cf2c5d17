import { createContext } from "react";
import { readJson, writeText } from "../../lib/site-storage.ts";

/** Storage key for the panels' open state (NAV-028); null where they do not remember it. */
export const PanelMemory = createContext<string | null>(null);

type Panels = Readonly<Record<string, unknown>>;

const read = (key: string): Panels => {
  const stored = readJson(() => localStorage, key);
  return typeof stored === "object" && stored !== null ? (stored as Panels) : {};
};

/** Whether the panel with this heading was left open; null where nothing is stored. */
export function rememberedOpen(key: string | null, heading: string): boolean | null {
  if (key === null) return null;
  const panels = read(key);
  const open = Object.hasOwn(panels, heading) ? panels[heading] : null;
  return typeof open === "boolean" ? open : null;
}

export function rememberOpen(key: string | null, heading: string, open: boolean): void {
  if (key !== null) writeText(() => localStorage, key, JSON.stringify({ ...read(key), [heading]: open }));
}
