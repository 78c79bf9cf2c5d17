import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAINT_ENCODING } from "../../src/features/media/paint.ts";
import type { Design } from "./design.ts";
import { SPIN_FRAMES } from "./views.ts";

type Entry = Record<string, unknown> & { views?: string[] };
type Manifest = Record<string, unknown> & { encoding?: unknown; designs?: Record<string, Entry> };

/** Writes a design and its photographed views to the manifest; entries of other designs stay. */
export function noteDesign(folder: string, design: Design, photographed: readonly string[]): void {
  const path = join(folder, "manifest.json");
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const { name, body, itemType, traits, lengthMetres, cabin } = design;
  const before = manifest.designs?.[name];
  const views = photographed.filter((view) => !view.startsWith("spin-"));
  const spun = photographed.some((view) => view.startsWith("spin-")) || before?.spin !== undefined;
  const entry: Entry = {
    ...before,
    body,
    itemType,
    traits,
    lengthMetres,
    views: [...new Set([...(before?.views ?? []), ...views])],
    ...(spun ? { spin: SPIN_FRAMES } : {}),
    ...(cabin ? { cabin } : {}),
  };
  const designs = { ...manifest.designs, [name]: entry };
  const sorted = Object.fromEntries(Object.entries(designs).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path, laidOut({ ...manifest, encoding: PAINT_ENCODING, designs: sorted }));
}

export type Noted = Record<string, unknown>;

/** Adds entries by name to `part` of the manifest. */
export function note(folder: string, part: string, entries: Readonly<Record<string, Noted>>): void {
  const path = join(folder, "manifest.json");
  const manifest: Noted = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const noted = { ...(manifest[part] as Record<string, Noted> | undefined) };
  for (const [name, entry] of Object.entries(entries)) noted[name] = { ...noted[name], ...entry };
  writeFileSync(path, laidOut({ ...manifest, [part]: noted }));
}

const LINE_WIDTH = 120;

/** JSON as the project's formatter lays it out: a list on one line where it fits. */
export function laidOut(value: unknown): string {
  const lists = /^( *"[^"]+": )\[\n([^[\]{}]*)\n *\](,?)$/gm;
  const text = JSON.stringify(value, null, 2).replace(lists, (whole, key: string, items: string, comma: string) => {
    const line = `${key}[${items.trim().replaceAll(/\n\s*/g, " ")}]${comma}`;
    return line.length <= LINE_WIDTH ? line : whole;
  });
  return `${text}\n`;
}
