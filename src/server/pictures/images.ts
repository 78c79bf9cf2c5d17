import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { parsePaintedAddress } from "../../features/media/paint.ts";
import { fetchPicture, LARGEST_SOURCE, type RemotePictures } from "../../features/media/remote-picture.ts";
import { type ImageRequest, madeQuality, parseImageAddress } from "../../features/media/rules.ts";
import { allowedRemote, shownHosts } from "../../features/site/dealership/picture-hosts.ts";
import type { Site } from "../../features/site/site.ts";
import { photoHash, photoKey } from "../../features/stock-pictures/rules.ts";
import { describeError } from "../../lib/describe-error.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { FileStore } from "../../services/files/port.ts";
import { type FileRoots, findFile } from "../file-roots.ts";
import { factsOf } from "../observing/facts.ts";
import { PaintedArt } from "../pages/painted.ts";
import { sendError } from "../pages/plain-page.ts";
import { askerOf } from "../shell/asker.ts";
import type { ErrorKind } from "../shell/errors.ts";
import { type Asker, Gate } from "../shell/gate.ts";
import { isCleanPath } from "../shell/hosts.ts";
import { mediaType } from "./encoding.ts";
import { ImageStore } from "./image-store.ts";
import { type PictureShape, transformPicture } from "./transform.ts";

export type ImageFailure = Extract<
  ErrorKind,
  "bad-picture" | "not-found" | "broken-picture" | "source-failed" | "busy"
>;

export interface ImageServiceOptions {
  readonly roots: FileRoots;
  readonly remote: RemotePictures;
  /** Store of stock pictures: `/photos/…`. */
  readonly files: Pick<FileStore, "get">;
  /** Folder of the transformed pictures, and its limit in bytes. */
  readonly folder: string;
  readonly maxBytes: number;
  /** How many pictures are made at once, and how many may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Counts a picture about to be made for a client; false if the client has had too many made. */
  readonly mayMake?: (who: string) => boolean;
  readonly log: Logger;
}

type Made = Promise<Result<Buffer, ImageFailure>>;

/** A source picture: a name that changes when its content may have changed, and the function that transforms it. */
interface Source {
  readonly name: string;
  readonly make: (shape: PictureShape, asker: Asker) => Made;
}

/** Who requests a picture, and what they accept. */
interface Asking {
  readonly asker: Asker;
  /** Whether the client reads AVIF, which it then gets if it is smaller. */
  readonly mayBeAvif?: boolean;
}

/** A picture being made, and the requests waiting for it. */
interface UnderWay {
  readonly askers: Asker[];
  readonly made: Made;
}

interface MadePicture {
  readonly bytes: Buffer;
  /** Whether it came from the cache. */
  readonly kept: boolean;
}

/**
 * How many pictures are fetched from other hosts at once, in total and per host: a host that does not answer must not
 * delay other dealers' pictures. Each is held in memory until its picture is made.
 */
const FETCHED = { atOnce: 8, ofOne: 3 } as const;

/**
 * A missing photo (its dealer removed it, say) is not an error of ours or the host's, so it is answered as not found.
 */
const NOT_SENT = { "not-allowed": "bad-picture", missing: "not-found", failed: "source-failed" } as const;

/** Makes pictures in other sizes, each once, and caches them on disk (IMG-001 to IMG-006). */
export class ImageService {
  readonly store: ImageStore;
  readonly counts = { kept: 0, made: 0, failed: 0 };
  readonly #options: ImageServiceOptions;
  readonly #gate: Gate;
  readonly #fetches: Gate;
  readonly #painted: PaintedArt;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    this.store = new ImageStore(options.folder, options.maxBytes);
    this.#gate = new Gate(options);
    this.#fetches = new Gate({ ...FETCHED, waiting: options.waiting });
    this.#painted = new PaintedArt(options.roots.art, options.log);
  }

  async picture(
    request: ImageRequest,
    site: Site,
    { asker, mayBeAvif = false }: Asking,
  ): Promise<Result<MadePicture, ImageFailure>> {
    const source = await this.#source(request.source, site);
    if (!source.ok) return source;
    const { width, quality, crop, format } = request;
    const form = format ?? (mayBeAvif ? "avif" : "");
    const name = [source.value.name, width, quality, crop, ...(form ? [form] : [])].join(" ");
    return this.#kept(name, asker, (all) => source.value.make({ ...request, mayBeAvif }, all));
  }

  /** The picture of this name: cached, or made now, once for all requests waiting for it. */
  keep(title: string, asker: Asker, make: () => Made): Promise<Result<MadePicture, ImageFailure>> {
    return this.#kept(title, asker, (all) => this.#inTurn(all, make));
  }

  async #kept(title: string, asker: Asker, make: (all: Asker) => Made): Promise<Result<MadePicture, ImageFailure>> {
    const name = createHash("sha256").update(title).digest("hex");
    const cached = await this.store.read(name);
    if (cached) {
      this.counts.kept += 1;
      return ok({ bytes: cached, kept: true });
    }
    const known = this.#underWay.get(name);
    if (!known && this.#options.mayMake?.(asker.who) === false) return err("busy");
    known?.askers.push(asker);
    const underWay = known ?? this.#begun(name, asker, make);
    this.#underWay.set(name, underWay);
    const made = await underWay.made.finally(() => this.#underWay.delete(name));
    return made.ok ? ok({ bytes: made.value, kept: false }) : made;
  }

  /** Makes the picture in the first requester's turn, unless everyone waiting for it has left. */
  #begun(name: string, asker: Asker, make: (all: Asker) => Made): UnderWay {
    const askers = [asker];
    const all = { who: asker.who, isGone: () => askers.every(({ isGone }) => isGone?.() === true) };
    return { askers, made: this.#make(name, () => make(all)) };
  }

  async #inTurn(asker: Asker, make: () => Made): Made {
    const made = await this.#gate.run(make, asker);
    return made.ok ? made.value : made;
  }

  async #source(source: string, site: Site): Promise<Result<Source, ImageFailure>> {
    const { remote, roots } = this.#options;
    if (!source.startsWith("/")) {
      const hosts = shownHosts(site, remote.hosts);
      if (!allowedRemote(source, hosts)) return err("bad-picture");
      return ok({ name: source, make: (shape, asker) => this.#fetched(source, hosts, shape, asker) });
    }
    const path = decodeSafely(source.replace(/[?#].*$/, ""));
    const photo = path && photoHash(path);
    const inTurn = (name: string, make: (shape: PictureShape) => Made) =>
      ok({ name, make: (shape: PictureShape, asker: Asker) => this.#inTurn(asker, () => make(shape)) });
    if (photo) return inTurn(photo, (shape) => this.#stored(photo, shape));
    if (!path || !/^\/(art|site|uploads)\//.test(path)) return err("not-found");
    const painted = await this.#painted.find(path);
    if (painted) return inTurn(painted.name, painted.make);
    const found = await findFile(path, roots, site);
    if (!found) return err("not-found");
    if (found.bytes > LARGEST_SOURCE) return err("broken-picture");
    const file = join(found.root, found.path);
    const name = `${file} ${found.changed} ${found.bytes}`;
    return inTurn(name, async (shape) => transformPicture(await readFile(file), shape));
  }

  async #fetched(source: string, hosts: readonly string[], shape: PictureShape, asker: Asker): Made {
    const fetched = await this.#fetches.run<Result<Buffer, ImageFailure>>(
      async () => {
        const sent = await fetchPicture(source, { ...this.#options.remote, hosts });
        if (sent.ok) return this.#inTurn(asker, () => transformPicture(sent.value, shape));
        return err(NOT_SENT[sent.error]);
      },
      { ...asker, of: new URL(source).host },
    );
    return fetched.ok ? fetched.value : fetched;
  }

  async #stored(contentHash: string, shape: PictureShape): Made {
    const file = await this.#options.files.get(photoKey(contentHash));
    if (!file.ok) return err("source-failed");
    return file.value ? transformPicture(file.value, shape) : err("not-found");
  }

  async #make(name: string, make: () => Made): Made {
    const outcome = await make();
    this.counts[outcome.ok ? "made" : "failed"] += 1;
    if (outcome.ok) await this.#keep(name, outcome.value);
    return outcome;
  }

  /** If the disk is full, only caching fails: this visitor still gets the picture. */
  async #keep(name: string, bytes: Buffer): Promise<void> {
    try {
      await this.store.write(name, bytes);
    } catch (error) {
      this.#options.log.warn({ error: describeError(error) }, "a picture could not be kept");
    }
  }
}

const decodeSafely = (path: string): string | null => (isCleanPath(path) ? decodeURIComponent(path) : null);

/** A painted picture requested by its own address, as large as its frames. */
const WHOLE: PictureShape = { width: 1920, quality: 82, crop: null };
const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** The picture requested by an address; an error sentence if it is malformed; null if it is not a picture made here. */
function requestedPicture(path: string): Result<ImageRequest, string> | null {
  if (!path.startsWith("/images/")) return parsePaintedAddress(path) ? ok({ ...WHOLE, source: path }) : null;
  const parsed = parseImageAddress(path.slice("/images".length));
  return parsed.ok ? ok({ ...parsed.value, quality: madeQuality(parsed.value.quality) }) : parsed;
}

/** Browsers that read AVIF say so by name; others, and programs that accept anything (`*`), get WebP. */
const READS_AVIF = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Serves `/images/…` (see `features/media/rules.ts` for the grammar) and `/art/<design>/<rrggbb>/<view>.webp`. */
export function serveImages(images: ImageService): RequestHandler {
  return async (req, res, next) => {
    const { site } = factsOf(res);
    const [path = ""] = req.originalUrl.split("?");
    const request = requestedPicture(path);
    if (!site || !request || (req.method !== "GET" && req.method !== "HEAD")) return next();
    if (!request.ok) return sendError(req, res, "bad-picture", { sentence: request.error });
    const { format } = request.value;
    if (!format) res.vary("Accept");
    const mayBeAvif = READS_AVIF.test(req.headers.accept ?? "");
    const picture = await images.picture(request.value, site, { asker: askerOf(req, res), mayBeAvif });
    if (!picture.ok) {
      if (picture.error === "busy") res.set("Retry-After", "2");
      return sendError(req, res, picture.error);
    }
    const { bytes, kept } = picture.value;
    factsOf(res).cache = kept ? "hit" : "made";
    res.set("Cache-Control", path.startsWith("/art/") ? DAY : YEAR).type(mediaType(bytes));
    res.set("Content-Length", String(bytes.length));
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
}
