import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { bodyOf } from "../bodies.ts";
import type { Grade, ModelLine } from "../catalogue/parse.ts";

const ART_FOLDER = join(import.meta.dirname, "../../art");

const DesignSchema = v.object({
  body: v.string(),
  itemType: v.string(),
  traits: v.optional(v.array(v.string()), []),
  lengthMetres: v.optional(v.number(), 4.5),
  views: v.optional(v.array(v.string()), []),
  spin: v.optional(v.number(), 0),
  cabin: v.nullish(v.string()),
  video: v.optional(v.boolean(), false),
  videoPaint: v.nullish(v.string()),
});
const SpotSchema = v.object({ name: v.string(), yaw: v.number(), pitch: v.number() });
const CabinSchema = v.object({ hotspots: v.optional(v.array(SpotSchema), []) });
const ManifestSchema = v.object({
  designs: v.optional(v.record(v.string(), DesignSchema), {}),
  cabins: v.optional(v.record(v.string(), CabinSchema), {}),
});

/** A vehicle that the studio has photographed (`demo/art/manifest.json`), with those of its files that exist. */
export interface ArtDesign {
  readonly name: string;
  /** `suv`, `cab-chassis`: the names of `bodies.ts`. */
  readonly body: string;
  readonly itemType: string;
  readonly traits: ReadonlySet<string>;
  readonly lengthMetres: number;
  /** Addresses of the pictures by view; `{paint}` stands for the paint's six hex digits. */
  readonly views: ReadonlyMap<string, string>;
  /** Pictures of the 360° view, in order; none or 36. */
  readonly spin: readonly string[];
  /** Address of its panorama. */
  readonly cabin: string | null;
  /** Positions of named things in the panorama, in percent from its upper left corner. */
  readonly cabinSpots: ReadonlyMap<string, PanoramaSpot>;
  readonly video: string | null;
  /** The paint in its film, six hex digits; null where the film suits any listing. */
  readonly videoPaint: string | null;
}

interface PanoramaSpot {
  readonly x: number;
  readonly y: number;
}

export interface Art {
  readonly designs: readonly ArtDesign[];
}

let read: Art | null = null;

/** Reads the existing pictures once; pictures without their files are left out. */
export function readArt(folder = ART_FOLDER): Art {
  if (read && folder === ART_FOLDER) return read;
  const { designs, cabins: inside } = v.parse(
    ManifestSchema,
    JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")),
  );
  const cabins = new Set(filesIn(join(folder, "cabins")));
  const videos = new Set(filesIn(join(folder, "videos")));
  const found = Object.entries(designs).flatMap(([name, told]): ArtDesign[] => {
    const files = new Set(filesIn(join(folder, name)));
    const isOpen = told.cabin && cabins.has(`${told.cabin}.avif`);
    const views = new Map([
      ...told.views.flatMap((view) => addressOf(name, view, files)),
      ...(isOpen ? insideViews(told.cabin ?? "", asWord(told.body), cabins) : []),
    ]);
    const spin = Array.from({ length: told.spin }, (_, frame) => `spin-${String(frame).padStart(2, "0")}`).flatMap(
      (view) => addressOf(name, view, files).map(([, address]) => address),
    );
    if (!views.has("f34")) return [];
    return [
      {
        name,
        body: asWord(told.body),
        itemType: told.itemType,
        traits: new Set(told.traits.map(asWord)),
        lengthMetres: told.lengthMetres,
        views,
        spin: spin.length === told.spin ? spin : [],
        cabin: isOpen ? `/art/cabins/${told.cabin}.avif` : null,
        cabinSpots: new Map(inside[told.cabin ?? ""]?.hotspots.map((spot) => [spot.name, inPercent(spot)])),
        video: told.video && videos.has(`${name}.mp4`) ? `/art/videos/${name}.mp4` : null,
        videoPaint: told.videoPaint ?? null,
      },
    ];
  });
  const art = { designs: found };
  if (folder === ART_FOLDER) read = art;
  return art;
}

/** Pictures of the interior besides its panorama. */
const INSIDE = ["dashboard", "seats", "boot", "lounge", "bed"];
/** Bodies with a rear opening like the one in the interiors' pictures. */
const BOOTED = new Set(["suv", "wagon", "hatch", "people-mover", "ute"]);

function insideViews(cabin: string, body: string, files: ReadonlySet<string>): [string, string][] {
  return INSIDE.filter((view) => files.has(`${cabin}-${view}.avif`) && (view !== "boot" || BOOTED.has(body))).map(
    (view) => [view, `/art/cabins/${cabin}-${view}.avif`],
  );
}

/** Converts a direction in a panorama (degrees to the right of straight ahead, and up) to a position in percent. */
function inPercent({ yaw, pitch }: v.InferOutput<typeof SpotSchema>): PanoramaSpot {
  const tenth = (share: number) => Math.round(share * 1000) / 10;
  return { x: tenth((((yaw / 360 + 0.5) % 1) + 1) % 1), y: tenth(0.5 - pitch / 180) };
}

/** Converts `Cab Chassis` to `cab-chassis`. */
const asWord = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The view's address, with a placeholder for paint where there is a pair of frames; empty where its files are missing.
 */
function addressOf(design: string, view: string, files: ReadonlySet<string>): [string, string][] {
  if (files.has(`${view}.black.avif`) && files.has(`${view}.gain.avif`)) {
    return [[view, `/art/${design}/{paint}/${view}.webp`]];
  }
  return files.has(`${view}.webp`) ? [[view, `/art/${design}/${view}.webp`]] : [];
}

/** Designs whose fit is this close to the best are equally good, and the make decides which one it gets. */
const AS_GOOD = 5;
const BUILT_ON_VANS = new Set(["van", "bus", "campervan"]);
/** Conspicuous traits: a design with one is only for models that are known for it. */
const TELLING = [
  "performance",
  "work",
  "off-road",
  "boxy",
  "seven-seats",
  "two-seats",
  "high-roof",
  "upright",
  "pantech",
  "tipper",
  "prime-mover",
];

/** Traits that follow from a model's make and name, beyond its body. */
const BY_NAME: readonly (readonly [trait: string, model: RegExp])[] = [
  ["off-road", /terrain|outback|off grid|trooper|XC3|crosstrak|peregrine|T4|patriot/i],
  ["boxy", /wrangler|jimny|landcruiser|patrol|defender|tank|prado|everest|MU-X|fortuner/i],
  ["performance", /911|WRX|GR86/i],
  ["work", /triton|T60|cannon|musso|navara|shark/i],
  ["high-roof", /sprinter|transit(?! custom)|ducato/i],
  ["upright", /staria/i],
  ["prestige", /mercedes|BMW|lexus|audi|genesis|jaguar|porsche|polestar|tesla/i],
  ["family", /kluger|outlander|santa fe|sorento|starcraft|expanda|silverline/i],
];

/** Traits of a suitable design. */
function wantedOf(line: ModelLine, grade: Grade): string[] {
  const { make, model, seats, grades } = line;
  return [
    ...bodyOf(line, grade).traits,
    ...BY_NAME.flatMap(([trait, known]) => (known.test(`${make} ${model}`) ? [trait] : [])),
    ...(seats >= 7 ? ["seven-seats"] : []),
    ...(seats === 2 ? ["two-seats"] : []),
    ...(grades.some(({ engine }) => engine?.drive === "4WD") ? ["4x4"] : []),
  ];
}

/**
 * The design that represents a model: of the same or the nearest body, without a grille if electric, and of a similar
 * length. A model always gets the same design, and a make's models look alike where there is a choice. Null where no
 * similar vehicle has been photographed.
 */
export function designOf(art: Art, line: ModelLine, grade: Grade): ArtDesign | null {
  const known = chosen.get(art) ?? new Map<Grade, ArtDesign | null>();
  chosen.set(art, known);
  const before = known.get(grade);
  if (before !== undefined) return before;
  const { art: bodies, near } = bodyOf(line, grade);
  const found = bestOf(art, bodies, line, grade) ?? bestOf(art, near, line, grade);
  known.set(grade, found);
  return found;
}

const chosen = new WeakMap<Art, Map<Grade, ArtDesign | null>>();

function bestOf(art: Art, bodies: readonly string[], line: ModelLine, grade: Grade): ArtDesign | null {
  const rated = art.designs.flatMap((design) => {
    const fit = fitOf(design, bodies, line, grade);
    return fit === null ? [] : [{ design, fit }];
  });
  const best = Math.max(...rated.map(({ fit }) => fit));
  const good = rated.filter(({ fit }) => fit >= best - AS_GOOD).map(({ design }) => design);
  return good[numberOf(`${line.make} ${line.model.charAt(0)}`) % good.length] ?? null;
}

/** How well a design represents a model, higher is better; null where it is unsuitable. */
function fitOf(design: ArtDesign, bodies: readonly string[], line: ModelLine, grade: Grade): number | null {
  const { engine } = grade;
  const rank = bodies.indexOf(design.body);
  const isCar = design.itemType === "car";
  if (rank < 0 || (isCar !== (line.itemType === "car") && !BUILT_ON_VANS.has(line.body))) return null;
  const wanted = wantedOf(line, grade);
  const shared = wanted.filter((trait) => design.traits.has(trait)).length;
  const odd = TELLING.filter((trait) => design.traits.has(trait) && !wanted.includes(trait)).length;
  const isElectric = engine?.fuel === "Electric" || engine?.fuel === "Hydrogen";
  const other = design.traits.has("electric") === isElectric ? 0 : 30;
  const metres = Math.abs(design.lengthMetres - line.millimetres.length / 1000);
  return shared * 10 - odd * 12 - rank * 14 - other - metres * 3;
}

/** A hash of a text (FNV-1a). */
export function numberOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);
}
