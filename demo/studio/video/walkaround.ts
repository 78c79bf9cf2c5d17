import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { linearColour } from "../../../src/features/media/paint.ts";
import type { Design, Part } from "../design.ts";
import { note } from "../manifest.ts";
import { type Camera, camerasFor, outlineOf } from "../photography/camera.ts";
import { develop } from "../photography/develop.ts";
import type { Frames, Photographer } from "../photography/photographer.ts";
import { putOnStage } from "../put-on-stage.ts";
import { framing, spinView, type View } from "../views.ts";

/** The paint in which each design is filmed (`rrggbb`): one that many of its listings have. */
export const FILM_PAINTS: ReadonlyMap<string, string> = new Map([
  ["bus-a", "e6e7e8"],
  ["bus-b", "e6e7e8"],
  ["cab-chassis-a", "d6d8da"],
  ["cab-chassis-b", "d6d8da"],
  ["caravan-a", "e6e7e8"],
  ["caravan-b", "e6e7e8"],
  ["caravan-c", "e6e7e8"],
  ["convertible-a", "4b4f54"],
  ["convertible-b", "8c0c1a"],
  ["coupe-a", "d6d8da"],
  ["coupe-b", "4b4f54"],
  ["hatch-a", "d6d8da"],
  ["hatch-b", "d6d8da"],
  ["motorcycle-a", "123f9e"],
  ["motorcycle-b", "c4501a"],
  ["motorcycle-c", "0e0f11"],
  ["motorhome-a", "e6e7e8"],
  ["motorhome-b", "e6e7e8"],
  ["people-mover-a", "4b4f54"],
  ["people-mover-b", "d6d8da"],
  ["scooter-a", "d6d8da"],
  ["sedan-a", "132d5c"],
  ["sedan-b", "4b4f54"],
  ["suv-a", "4b4f54"],
  ["suv-b", "d6d8da"],
  ["suv-c", "d6d8da"],
  ["suv-d", "4b4f54"],
  ["truck-a", "e6e7e8"],
  ["truck-b", "e6e7e8"],
  ["truck-c", "e6e7e8"],
  ["truck-d", "e6e7e8"],
  ["truck-e", "e6e7e8"],
  ["ute-a", "d6d8da"],
  ["ute-b", "4b4f54"],
  ["van-a", "d6d8da"],
  ["van-b", "d6d8da"],
  ["wagon-a", "132d5c"],
  ["wagon-b", "0d3f9a"],
]);

const WIDTH = 720;
const HEIGHT = 450;
const FRAMES_A_SECOND = 16;
const FRAMES = 120;
/** H.264's constant rate factor: lower is finer and larger. */
const QUALITY = 36;

/** The film's background: a wall that curves into a floor, brighter around the vehicle. */
const studio = (): string => {
  const horizon = HEIGHT * 0.6;
  const floor = HEIGHT * framing.wheelsAt;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f979e"/><stop offset=".6" stop-color="#c3c9ce"/><stop offset="1" stop-color="#a9b0b6"/></linearGradient>
    <radialGradient id="p" cx=".5" cy="${floor / HEIGHT}" r=".6"><stop offset="0" stop-color="#e9ecee"/><stop offset="1" stop-color="#e9ecee" stop-opacity="0"/></radialGradient>
    <linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#w)"/><rect y="${horizon - 60}" width="${WIDTH}" height="120" fill="url(#c)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)"/></svg>`;
};

const turn = (share: number) => 2 * Math.PI * share;

/**
 * The camera's walk: once around from the front three-quarter view, starting and stopping gently, and rising on the far
 * side.
 */
function viewAt(share: number): View {
  const walked = share - (0.6 * Math.sin(turn(share))) / turn(1);
  return { azimuth: spinView(0).azimuth + 360 * walked, elevation: 4 + 4 * (1 - Math.cos(turn(walked))) };
}

/** Moves the camera nearer where it sees the vehicle's front or rear, which fill less of the frame than its side. */
function stepNearer(camera: Camera, { azimuth }: View): Camera {
  const near = 1 - 0.12 * Math.cos((azimuth * Math.PI) / 180) ** 2;
  const [x, y, z] = camera.position;
  const [atX, atY, atZ] = camera.target;
  return { ...camera, position: [atX + (x - atX) * near, atY + (y - atY) * near, atZ + (z - atZ) * near] };
}

function walk(design: Design, parts: readonly Part[], frames: number): Camera[] {
  const views = Array.from({ length: frames }, (_, frame) => viewAt(frame / (frames - 1)));
  const cameras = camerasFor(outlineOf(parts, design.lengthMetres / 2), views, WIDTH / HEIGHT);
  return cameras.map((camera, frame) => stepNearer(camera, views[frame] ?? spinView(0)));
}

/** One frame in a paint, on the film's background: RGB bytes. */
async function onGround(frames: Frames, paint: string, ground: Buffer): Promise<Buffer> {
  const { width, height, pixels } = develop(frames, linearColour(paint));
  const vehicle = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(ground)
    .composite([{ input: vehicle }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Encodes frames as a film: H.264 for every browser, its index first so that it plays while loading. */
function encode(frames: readonly Buffer[], path: string): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`.split(" ");
  const film = `-c:v libx264 -preset veryslow -tune animation -crf ${QUALITY} -pix_fmt yuv420p`.split(" ");
  const file = "-movflags +faststart -an".split(" ");
  const args = ["-y", "-loglevel", "error", ...input, ...film, ...file, path];
  return new Promise((resolve, reject) => {
    const run = spawn("ffmpeg", args, { stdio: ["pipe", "ignore", "inherit"] });
    run.on("error", reject);
    run.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code} on ${path}`))));
    for (const frame of frames) run.stdin.write(frame);
    run.stdin.end();
  });
}

/** Throws one sentence where ffmpeg is missing. */
export function requireFilmMaker(): void {
  if (spawnSync("ffmpeg", ["-version"]).error)
    throw new Error("videos need ffmpeg, which is not installed: run `apt-get install -y ffmpeg` and try again.");
}

/**
 * Films a walk around a design into `videos/<design>.mp4` of `folder` and adds it to the manifest; a quick film has a
 * quarter of the frames.
 */
export async function filmWalk(
  design: Design,
  photographer: Photographer,
  { folder, quick }: { readonly folder: string; readonly quick: boolean },
): Promise<void> {
  const paint = FILM_PAINTS.get(design.name) ?? "9da1a5";
  const ground = await sharp(Buffer.from(studio())).png().toBuffer();
  const parts = await putOnStage(design, photographer, quick);
  const frames: Buffer[] = [];
  for (const camera of walk(design, parts, quick ? FRAMES / 4 : FRAMES)) {
    const shot = { camera, width: WIDTH, height: HEIGHT, sampling: quick ? 1 : 1.2 };
    frames.push(await onGround(await photographer.photograph(shot), paint, ground));
  }
  mkdirSync(join(folder, "videos"), { recursive: true });
  const path = join(folder, "videos", `${design.name}.mp4`);
  await encode(frames, path);
  console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
  if (!quick) note(folder, "designs", { [design.name]: { video: true, videoPaint: paint } });
}
