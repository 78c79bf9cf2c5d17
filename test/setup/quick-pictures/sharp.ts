import sharp, {
  type AvifOptions,
  type ResizeOptions,
  type Sharp,
  type SharpInput,
  type SharpOptions,
  type WebpOptions,
} from "sharp";

interface Size {
  readonly width: number;
  readonly height: number;
}

const GREY = { r: 0xd0, g: 0xd0, b: 0xd0, alpha: 0.5 };

/** The size of a vehicle's AVIF, from its header (box `ispe`); null for any other file, and for a cabin's panorama. */
function avifSize(file: unknown): Size | null {
  if (!Buffer.isBuffer(file) || file.toString("latin1", 4, 12) !== "ftypavif") return null;
  const at = file.indexOf("ispe");
  if (at < 0) return null;
  const size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
  return size.width === 2 * size.height ? null : size;
}

/** A plain grey picture, which is not made smaller but made anew. */
function plain(size: Size): Sharp {
  const picture = quickly(sharp({ create: { ...size, channels: 4, background: GREY } }));
  const resize = (to: ResizeOptions) => plain({ ...size, ...to });
  return Object.assign(picture, { autoOrient: () => picture, resize });
}

/** All is written as WebP, in the quickest way. */
function quickly(picture: Sharp): Sharp {
  const webp = picture.webp.bind(picture);
  return Object.assign(picture, {
    webp: (how?: WebpOptions) => webp({ ...how, effort: 0 }),
    avif: (how?: AvifOptions) => webp({ quality: how?.quality ?? 50, effort: 0 }),
  });
}

/** sharp without its patience: in place of a vehicle, which takes long to read, stands a plain picture of its size. */
function quickSharp(input: SharpInput, options?: SharpOptions): Sharp {
  const size = avifSize(input);
  return size ? plain(size) : quickly(sharp(input, options));
}

const library = Object.assign(quickSharp, sharp);

// What `require` answers with, as the server asks for it.
export { library as "module.exports" };
