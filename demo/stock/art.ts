import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { bodyOf } from "./bodies.ts";
import type { Grade, ModelLine } from "./catalogue/parse.ts";

const ART_FOLDER = join(import.meta.dirname, "../art");

const DesignSchema = v.object({
  body: v.string(),
  itemType: v.string(),
  traits: v.optional(v.array(v.string()), []),
  lengthMetres: v.optional(v.number(), 4.5),
  views: v.optional(v.array(v.string()), []),
  spin: v.optional(v.number(), 0),
  cabin: v.nullish(v.string()),
  video: v.optional(v.boolean(), false),
});
const ManifestSchema = v.object({ designs: v.optional(v.record(v.string(), DesignSchema), {}) });

/** A vehicle that the studio has photographed (`demo/art/manifest.json`), with what of it lies in the folder. */
export interface ArtDesign {
  readonly name: string;
  /** `suv`, `cab-chassis`: as `bodies.ts` writes them. */
  readonly body: string;
  readonly itemType: string;
  readonly traits: ReadonlySet<string>;
  readonly lengthMetres: number;
  /** Views with the addresses of their pictures, `{paint}` standing for the paint's six digits. */
  readonly views: ReadonlyMap<string, string>;
  /** Pictures from all around, in order; none or 36. */
  readonly spin: readonly string[];
  readonly cabin: string | null;
  readonly video: string | null;
}

/** Until every body is photographed, some are shown as they were drawn before: body, then paints and views. */
type Drawings = Readonly<
  Record<string, { readonly colours: ReadonlySet<string>; readonly views: ReadonlySet<string> }>
>;

export interface Art {
  readonly designs: readonly ArtDesign[];
  readonly drawings: Drawings;
}

let read: Art | null = null;

/** What pictures there are. Read once; only pictures whose files are there are named. */
export function readArt(folder = ART_FOLDER): Art {
  if (read && folder === ART_FOLDER) return read;
  const { designs } = v.parse(ManifestSchema, JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const cabins = new Set(filesIn(join(folder, "cabins")));
  const videos = new Set(filesIn(join(folder, "videos")));
  const found = Object.entries(designs).flatMap(([name, told]): ArtDesign[] => {
    const files = new Set(filesIn(join(folder, name)));
    const views = new Map(told.views.flatMap((view) => addressOf(name, view, files)));
    const spin = Array.from({ length: told.spin }, (_, frame) => `spin-${String(frame).padStart(2, "0")}`).flatMap(
      (view) => addressOf(name, view, files).map(([, address]) => address),
    );
    if (!views.has("f34")) return [];
    return [
      {
        name,
        body: told.body.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
        itemType: told.itemType,
        traits: new Set(told.traits),
        lengthMetres: told.lengthMetres,
        views,
        spin: spin.length === told.spin ? spin : [],
        cabin: told.cabin && cabins.has(`${told.cabin}.webp`) ? `/art/cabins/${told.cabin}.webp` : null,
        video: told.video && videos.has(`${name}.mp4`) ? `/art/videos/${name}.mp4` : null,
      },
    ];
  });
  const art = { designs: found, drawings: drawingsIn(folder) };
  if (folder === ART_FOLDER) read = art;
  return art;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The view's address, painted where there is a pair of frames; empty where its files are not there. */
function addressOf(design: string, view: string, files: ReadonlySet<string>): [string, string][] {
  if (files.has(`${view}.black.webp`) && files.has(`${view}.white.webp`)) {
    return [[view, `/art/${design}/{paint}/${view}.webp`]];
  }
  return files.has(`${view}.webp`) ? [[view, `/art/${design}/${view}.webp`]] : [];
}

function drawingsIn(folder: string): Drawings {
  const drawings: Record<string, { colours: Set<string>; views: Set<string> }> = {};
  for (const file of filesIn(folder)) {
    const [, body, colour, view] = /^([a-z]+)-([a-z]+)-(\w+)\.webp$/.exec(file) ?? [];
    if (!body || !colour || !view) continue;
    const drawing = drawings[body] ?? { colours: new Set(), views: new Set() };
    drawings[body] = drawing;
    drawing.colours.add(colour);
    drawing.views.add(view);
  }
  return drawings;
}

/** Designs this close to the best fit as well: which of them a make gets is the make's own look. */
const AS_GOOD = 6;

const BUILT_ON_VANS = new Set(["van", "bus", "campervan"]);

/**
 * The design that a model is shown as: of its body, or the nearest there is; an electric one without a grille; near to its
 * length. The same model always looks the same, and a make's models share a face where there is a choice. Null where
 * nothing like it has been photographed.
 */
export function designOf(art: Art, line: ModelLine, grade: Grade): ArtDesign | null {
  const { art: bodies, traits } = bodyOf(line);
  const electric = grade.engine?.fuel === "Electric" || grade.engine?.fuel === "Hydrogen";
  const metres = line.millimetres.length / 1000;
  const rated = art.designs.flatMap((design) => {
    const rank = bodies.indexOf(design.body);
    const isCar = design.itemType === "car";
    if (rank < 0 || (isCar !== (line.itemType === "car") && !BUILT_ON_VANS.has(line.body))) return [];
    const shared = traits.filter((trait) => design.traits.has(trait) || design.name.includes(trait)).length;
    const other = design.traits.has("electric") === electric ? 0 : 30;
    const odd = design.traits.has("performance") && !traits.includes("performance") ? 5 : 0;
    return [{ design, fit: shared * 10 - rank * 14 - other - odd - Math.abs(design.lengthMetres - metres) * 6 }];
  });
  const best = Math.max(...rated.map(({ fit }) => fit));
  const good = rated.filter(({ fit }) => fit >= best - AS_GOOD).map(({ design }) => design);
  return good[numberOf(`${line.make} ${line.model.charAt(0)}`) % good.length] ?? null;
}

/** A number that a text always gives (FNV-1a). */
export function numberOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);
}
