import { createContext } from "react";
import { readJson, writeText } from "../../lib/site-storage.ts";

/** Under which key panels remember whether they were open (NAV-028); null where they do not. */
export const PanelMemory = createContext<string | null>(null);

type Panels = Readonly<Record<string, unknown>>;

const read = (key: string): Panels => {
  const kept = readJson(() => localStorage, key);
  return typeof kept === "object" && kept !== null ? (kept as Panels) : {};
};

/** Whether the panel of this heading was left open; null where nothing is remembered of it. */
export function rememberedOpen(key: string | null, heading: string): boolean | null {
  if (key === null) return null;
  const panels = read(key);
  const open = Object.hasOwn(panels, heading) ? panels[heading] : null;
  return typeof open === "boolean" ? open : null;
}

export function rememberOpen(key: string | null, heading: string, open: boolean): void {
  if (key !== null) writeText(() => localStorage, key, JSON.stringify({ ...read(key), [heading]: open }));
}
