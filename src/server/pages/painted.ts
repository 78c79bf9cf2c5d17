import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import * as v from "valibot";
import {
  linearColour,
  type PaintEncoding,
  PaintEncodingSchema,
  type PaintTables,
  paintTables,
  parsePaintedAddress,
} from "../../features/media/paint.ts";
import { LARGEST_SOURCE } from "../../features/media/remote-picture.ts";
import { describeError } from "../../lib/describe-error.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { findInside } from "../file-roots.ts";
import { type PictureShape, paintFrames, type SmallFrames, smallFrames } from "../pictures/transform.ts";

/**
 * Bytes of decoded small frames to cache. Decoding its two frames takes most of the time of a picture, and a page often
 * shows vehicles of one design in several colours. /
 */
const CACHED_FRAMES = 24 * 1024 * 1024;

const ManifestSchema = v.object({ encoding: PaintEncodingSchema });

/** A vehicle's picture to be painted: a name that changes when its frames may have, and the function that paints it. */
export interface PaintedPicture {
  readonly name: string;
  readonly make: (shape: PictureShape) => Promise<Result<Buffer, "not-found">>;
}

/**
 * Paints vehicle pictures of the demo folder in the colour that their address names:
 * `/art/<design>/<rrggbb>/<view>.webp` comes from the pair `<design>/<view>.black.avif` and `<view>.gain.avif`.
 */
export class PaintedArt {
  readonly #folder: string;
  readonly #log: Pick<Logger, "warn">;
  readonly #frames = new LRUCache<string, SmallFrames>({
    maxSize: CACHED_FRAMES,
    sizeCalculation: ({ black, gain }) => black.length + gain.length,
  });
  #read: { readonly changed: number; readonly encoding: PaintEncoding; readonly tables: PaintTables } | null = null;

  constructor(folder: string, log: Pick<Logger, "warn">) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * Finds the picture of an address; null where it names no complete pair of frames. An incomplete or unreadable pair
   * is logged.
   */
  async find(path: string): Promise<PaintedPicture | null> {
    const address = parsePaintedAddress(path);
    if (!address) return null;
    const { design, view, colour } = address;
    const frame = (kind: string) => findInside(this.#folder, `${design}/${view}.${kind}.avif`);
    const [black, gain] = await Promise.all([frame("black"), frame("gain")]);
    if (!black && !gain) return null;
    if (!black || !gain || black.bytes + gain.bytes > LARGEST_SOURCE) {
      return this.#refuse(path, "its pair of frames is not whole");
    }
    const known = await this.#encoding();
    if (!known) return this.#refuse(path, "manifest.json does not say how the frames are encoded");
    const files = [black, gain].map((file) => `${join(file.root, file.path)} ${file.changed} ${file.bytes}`);
    return {
      name: [...files, colour, JSON.stringify(known.encoding)].join(" "),
      make: async (shape) => {
        const key = [...files, shape.width, shape.crop].join(" ");
        let frames = this.#frames.get(key);
        if (!frames) {
          const bytes = await Promise.all([black, gain].map((file) => readFile(join(file.root, file.path))));
          const made = await smallFrames({ black: bytes[0], gain: bytes[1] }, shape);
          if (!made.ok) {
            this.#refuse(path, made.error);
            return err("not-found");
          }
          frames = made.value;
          this.#frames.set(key, frames);
        }
        return ok(await paintFrames(frames, { colour: linearColour(colour), tables: known.tables }, shape));
      },
    };
  }

  #refuse(path: string, reason: string): null {
    this.#log.warn({ path, reason }, "a vehicle could not be painted");
    return null;
  }

  /** Read again when its file changes, because designs may be added while a server runs. */
  async #encoding() {
    const file = join(this.#folder, "manifest.json");
    try {
      const { mtimeMs: changed } = await stat(file);
      if (this.#read?.changed !== changed) {
        const { encoding } = v.parse(ManifestSchema, JSON.parse(await readFile(file, "utf8")));
        this.#read = { changed, encoding, tables: paintTables(encoding) };
      }
      return this.#read;
    } catch (error) {
      this.#log.warn({ error: describeError(error) }, "the art's manifest could not be read");
      return null;
    }
  }
}
