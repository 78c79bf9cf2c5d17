import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { hasPicture, paintedView } from "../pair.ts";
import { framing, SPIN_FRAMES, spinName } from "../views.ts";

const WIDTH = 960;
const HEIGHT = 600;
const SECONDS = 7.2;
const MOST_BYTES = 450 * 1024;
const PAINTS = ["2b4a7f", "8a1518", "c4c6c8", "3d4a44", "5a6168"] as const;

/** The studio that a vehicle turns in: a pale wall that curves into a floor, brighter around the vehicle. */
const studio = (): string => {
  const horizon = HEIGHT * 0.6;
  const floor = HEIGHT * framing.wheelsAt;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c3c7cb"/><stop offset=".62" stop-color="#e4e6e8"/><stop offset="1" stop-color="#c9cccf"/></linearGradient>
    <radialGradient id="p" cx=".5" cy="${floor / HEIGHT}" r=".62"><stop offset="0" stop-color="#f6f7f8"/><stop offset="1" stop-color="#f6f7f8" stop-opacity="0"/></radialGradient>
    <linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#w)"/><rect y="${horizon - 60}" width="${WIDTH}" height="120" fill="url(#c)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)"/></svg>`;
};

/** One frame of a spin in a paint, on the studio's floor: RGB bytes. */
async function frameOf(folder: string, frame: number, paint: string, ground: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await paintedView(folder, spinName(frame), paint);
  const vehicle = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(WIDTH, HEIGHT, { kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(ground)
    .composite([{ input: vehicle }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Frames as they come to a film: H.264 for every browser, its index first so that it plays while loading. */
function encode(frames: readonly Buffer[], path: string, quality: number): Promise<void> {
  const rate = (frames.length / SECONDS).toFixed(3);
  const smooth = `minterpolate=fps=20:mi_mode=blend,scale=${WIDTH}:${HEIGHT}`;
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${WIDTH}x${HEIGHT}`, "-r", rate, "-i", "-"];
  const film = ["-vf", smooth, "-c:v", "libx264", "-preset", "medium", "-crf", String(quality), "-pix_fmt", "yuv420p"];
  const args = ["-y", "-loglevel", "error", ...input, ...film, "-movflags", "+faststart", "-an", path];
  return new Promise((resolve, reject) => {
    const run = spawn("ffmpeg", args, { stdio: ["pipe", "ignore", "inherit"] });
    run.on("error", reject);
    run.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code} on ${path}`))));
    for (const frame of frames) run.stdin.write(frame);
    run.stdin.end(frames[0]);
  });
}

const spun = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => hasPicture(join(folder, name), spinName(SPIN_FRAMES - 1)));

/**
 * Films a walk around each wanted design (all that have a spin), `videos/<design>.mp4` in `folder`; returns their names.
 * Throws one sentence when ffmpeg is missing.
 */
export async function takeVideos(wanted: readonly string[], folder: string): Promise<string[]> {
  if (spawnSync("ffmpeg", ["-version"]).error)
    throw new Error("videos need ffmpeg, which is not installed: run `apt-get install -y ffmpeg` and try again.");
  const designs = spun(folder).filter((design) => wanted.length === 0 || wanted.includes(design));
  const ground = await sharp(Buffer.from(studio())).png().toBuffer();
  mkdirSync(join(folder, "videos"), { recursive: true });
  for (const [index, design] of designs.entries()) {
    const paint = PAINTS[index % PAINTS.length] ?? PAINTS[0];
    const frames: Buffer[] = [];
    for (let frame = 0; frame < SPIN_FRAMES; frame++)
      frames.push(await frameOf(join(folder, design), frame, paint, ground));
    const path = join(folder, "videos", `${design}.mp4`);
    for (let quality = 26; quality <= 38; quality += 4) {
      await encode(frames, path, quality);
      if (statSync(path).size <= MOST_BYTES) break;
    }
    console.log(`${path}: ${Math.round(statSync(path).size / 1024)} KB`);
  }
  return designs;
}
