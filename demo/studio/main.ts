// The studio's command: builds designs, photographs them, and saves the pictures in demo/art with their manifest.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Design, Part } from "./design.ts";
import { keepLetters } from "./lettering/letters.ts";
import { noteDesign } from "./manifest.ts";
import { camerasFor, closeUpCamera, outlineOf } from "./photography/camera.ts";
import {
  blackPrint,
  differenceOf,
  type Fineness,
  hasPaint,
  pairOf,
  proof,
  turnedRound,
  webp,
} from "./photography/develop.ts";
import { callPhotographer, type Frames, type Photographer } from "./photography/photographer.ts";
import { putOnStage } from "./put-on-stage.ts";
import { isSceneKind, takeScenes } from "./scenes.ts";
import type { Shot } from "./stage/stage.ts";
import { filmWalk, requireFilmMaker } from "./video/walkaround.ts";
import { galleryFrame, galleryViews, SPIN_FRAMES, spinFrameOf, spinName, spinView } from "./views.ts";

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: "string", multiple: true, default: [] },
    quick: { type: "boolean", default: false },
    measure: { type: "boolean", default: false },
    paint: { type: "string", default: "2b4a7f" },
    proofs: { type: "string", default: join(tmpdir(), "forecourt-studio") },
    out: { type: "string", default: join(import.meta.dirname, "../art") },
  },
});

const GALLERY: Fineness = { black: 46, gain: 43, effort: 6 };
const SPIN: Fineness = { black: 34, gain: 31, effort: 6 };
const folder = join(import.meta.dirname, "designs");

async function allDesigns(): Promise<Design[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const found = await Promise.allSettled(files.map((name) => import(join(folder, name))));
  return found.flatMap((file, index): Design[] => {
    if (file.status === "fulfilled") return file.value.designs ?? [];
    console.error(`${files[index]}: ${file.reason}`);
    return [];
  });
}

/** Every picture of a design by name, with the shot that takes it. */
function shotsOf(design: Design, parts: readonly Part[]): Map<string, Shot> {
  const middle = design.lengthMetres / 2;
  const outline = outlineOf(parts, middle);
  const sampling = options.quick ? 1 : 1.5;
  const shots = new Map<string, Shot>();
  const frame = options.quick ? { width: 800, height: 500 } : galleryFrame;
  for (const [name, view] of Object.entries(galleryViews)) {
    const [camera] = camerasFor(outline, [view], 1.6);
    if (camera) shots.set(name, { camera, ...frame, sampling });
  }
  if (design.symmetric) shots.delete("side-right");
  for (const [name, closeUp] of Object.entries(design.closeUps ?? {}))
    shots.set(name, { camera: closeUpCamera(closeUp, middle, 1.6), ...frame, sampling });
  if (design.itemType !== "none") {
    const views = Array.from({ length: SPIN_FRAMES }, (_, index) => spinView(index));
    for (const [index, camera] of camerasFor(outline, views, 1.6).entries())
      shots.set(spinName(index), { camera, ...spinFrameOf(index), sampling });
  }
  return shots;
}

/** Whether a view is a frame of the spin that is only seen in passing. */
const isTurned = (view: string): boolean => view.startsWith("spin-") && view !== spinName(0);

async function keep(design: Design, view: string, frames: Frames): Promise<void> {
  const to = join(options.out, design.name);
  if (!hasPaint(frames)) {
    writeFileSync(join(to, `${view}.webp`), await webp(blackPrint(frames)));
    return;
  }
  const { black, gain } = await pairOf(frames, isTurned(view) ? SPIN : GALLERY);
  writeFileSync(join(to, `${view}.black.avif`), black);
  writeFileSync(join(to, `${view}.gain.avif`), gain);
}

async function photographAll(design: Design, photographer: Photographer): Promise<void> {
  const started = performance.now();
  const parts = await putOnStage(design, photographer, options.quick);
  const spent = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${design.name}: built in ${spent()}`);
  const shots = [...shotsOf(design, parts)].filter(
    ([view]) =>
      options.view.length === 0 || [view, view.replace(/^spin-.*/, "spin")].some((name) => options.view.includes(name)),
  );
  mkdirSync(join(options.out, design.name), { recursive: true });
  mkdirSync(options.proofs, { recursive: true });
  const photographed = shots.flatMap(([view]) => (design.symmetric && view === "side" ? [view, "side-right"] : [view]));
  for (const [view, shot] of shots) {
    if (options.measure) console.log(`${view} begins at ${spent()}`);
    const frames = await photographer.photograph(shot);
    if (options.measure) {
      const { rmse, most } = differenceOf(frames, options.paint);
      console.log(`${design.name} ${view}: rmse ${rmse.toFixed(2)}, at most ${most.toFixed(1)} levels`);
    }
    if (options.quick || options.measure)
      writeFileSync(join(options.proofs, `${design.name}-${view}.png`), await proof(frames, options.paint));
    else await keep(design, view, frames);
    if (design.symmetric && view === "side" && !options.quick) await keep(design, "side-right", turnedRound(frames));
  }
  if (!options.quick && !options.measure) noteDesign(options.out, design, photographed);
  console.log(`${design.name}: ${shots.length} pictures, ${spent()} in all`);
}

const [first = "", ...rest] = wanted;
if (first === "lettering") {
  keepLetters();
  process.exit();
}
if (isSceneKind(first)) {
  await takeScenes(first, rest, options.out, options.quick);
  process.exit();
}
const isFilming = first === "videos";
if (isFilming) requireFilmMaker();
const named = isFilming ? rest : wanted;
const designs = await allDesigns();
const unknown = named.filter((name) => !designs.some((design) => design.name === name));
if (unknown.length > 0)
  throw new Error(`no design is called ${unknown.join(", ")}; there are ${designs.map((d) => d.name).join(", ")}`);
const unasked = (design: Design) => design.itemType !== "none";
const photographer = await callPhotographer();
try {
  for (const design of designs)
    if (named.length === 0 ? unasked(design) : named.includes(design.name))
      await (isFilming
        ? filmWalk(design, photographer, { folder: options.out, quick: options.quick })
        : photographAll(design, photographer));
} finally {
  await photographer.leave();
}
