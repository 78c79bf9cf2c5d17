import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TemplateName } from "../features/site/options/general.ts";
import { folderOf, SLOT_NAMES } from "./registry.ts";
import type { SlotName } from "./slots.ts";

/** Vite's list of the browser's chunks, by source file. */
export type ChunkManifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Folders that may hold `client/`: this module is one or two folders deep in the built server. */
const ABOVE = ["..", "../.."];

function readManifest(): ChunkManifest {
  const files = ABOVE.map((up) => join(import.meta.dirname, up, "client", ".vite", "manifest.json"));
  const found = files.find((file) => existsSync(file));
  return found ? JSON.parse(readFileSync(found, "utf8")) : {};
}

const built = import.meta.env.PROD ? readManifest() : {};

/** Addresses of the chunks that a source file needs in the browser, its own first, each once. */
export function chunksOf(manifest: ChunkManifest, source: string): readonly string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return [...files];
}

/** The file of each slot in its template's folder. */
export const SLOT_FILES: Readonly<Record<SlotName, string>> = {
  Header: "header.tsx",
  Footer: "footer.tsx",
  Home: "home.tsx",
  SearchPage: "search-layout.tsx",
  CarCard: "car-card.tsx",
  VehiclePage: "vehicle-layout.tsx",
  EnquiryFrame: "enquiry.tsx",
};

/**
 * What the browser loads of a template before it takes a page over, by slot, so that the page's head can ask for it at
 * once. Empty under development, where there are no chunks.
 */
export function templateChunks(name: TemplateName): Readonly<Record<SlotName, readonly string[]>> {
  const sourceOf = (slot: SlotName) => `src/templates/${folderOf(name, slot)}/${SLOT_FILES[slot]}`;
  return Object.fromEntries(SLOT_NAMES.map((slot) => [slot, chunksOf(built, sourceOf(slot))])) as Record<
    SlotName,
    readonly string[]
  >;
}
