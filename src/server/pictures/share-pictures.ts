import type { RequestHandler } from "express";
import { carShareCard, siteShareCard } from "../../features/cards/share-card.ts";
import type { ShareCard } from "../../features/media/share-picture.ts";
import { leadingPicture } from "../../features/search/view/leading-picture.ts";
import type { Site } from "../../features/site/site.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { firstPicture } from "../../features/stock/pictures.ts";
import { sharp } from "../../lib/libraries/sharp.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { App } from "../../request.ts";
import { factsOf } from "../observing/facts.ts";
import { sendError } from "../pages/plain-page.ts";
import { askerOf } from "../shell/asker.ts";
import type { Asker } from "../shell/gate.ts";
import type { ImageService } from "./images.ts";

const ADDRESS = /^\/og\/(?:site|cars\/([^/]{1,300}))\.jpg$/;
const QUALITY = 84;

/** Serves `/og/cars/<slug>.jpg` and `/og/site.jpg`: pictures of 1200 × 630 for shared links (ogp.me). */
export function serveSharePictures(app: Pick<App, "db" | "search" | "clock">, images: ImageService): RequestHandler {
  return async (req, res, next) => {
    const { site } = factsOf(res);
    const match = ADDRESS.exec(req.path);
    if (!site || !match || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const slug = match[1] === undefined ? null : decodeURIComponent(match[1]);
    const car = slug === null ? null : await carBySlug(app.db, site, slug);
    if (slug !== null && !car) return sendError(req, res, "not-found");
    const card = car ? carShareCard(car, site) : siteShareCard(site);
    const source = car ? firstPicture(car) : await leadingPicture(app.search, site, app.clock());
    const picture = await sharePicture(images, card, { site, source, asker: askerOf(req, res) });
    if (!picture.ok) {
      if (picture.error === "busy") res.set("Retry-After", "2");
      return sendError(req, res, picture.error);
    }
    const { bytes, kept } = picture.value;
    factsOf(res).cache = kept ? "hit" : "made";
    // The price may change at any time, and a cache in between must not go on advertising the old one.
    res.set("Cache-Control", "public, max-age=300").type("image/jpeg").set("Content-Length", String(bytes.length));
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
}

interface Shared {
  readonly site: Site;
  readonly source: string | null;
  readonly asker: Asker;
}

async function sharePicture(images: ImageService, card: ShareCard, { site, source, asker }: Shared) {
  const found = source ? await images.picture({ width: 1200, quality: 85, crop: null, source }, site, { asker }) : null;
  // If the car's picture is not available, the car is shared without one.
  const vehicle = found?.ok ? found.value.bytes : null;
  const title = `shared ${JSON.stringify(card)} ${vehicle ? source : null} ${vehicle?.length ?? 0}`;
  return images.keep(title, asker, () => drawnCard(card, vehicle));
}

/** Draws the vehicle on its floor with the text over it, as JPEG, which every service that previews links can read. */
async function drawnCard(card: ShareCard, vehicle: Buffer | null): Promise<Result<Buffer, "broken-picture">> {
  // The outlines of its letters take a megabyte, so they are loaded only once somebody shares a link.
  const { SHARE_STAGE, shareGround, shareWords } = await import("../../features/media/share-picture.ts");
  try {
    const layers = vehicle ? [await onStage(vehicle, SHARE_STAGE)] : [];
    const made = sharp(Buffer.from(shareGround(card, vehicle !== null)))
      .composite([...layers, { input: Buffer.from(shareWords(card)), left: 0, top: 0 }])
      .flatten({ background: card.colours.brand })
      .jpeg({ quality: QUALITY, mozjpeg: false });
    return ok(await made.toBuffer());
  } catch {
    return err("broken-picture");
  }
}

/** A photograph fills the area; a vehicle on a transparent background is centred on the floor. */
async function onStage(vehicle: Buffer, { width, height }: { readonly width: number; readonly height: number }) {
  const picture = sharp(vehicle);
  if ((await picture.stats()).isOpaque) {
    return { input: await picture.resize(width, height, { fit: "cover" }).toBuffer(), left: 0, top: 0 };
  }
  const across = Math.round(height * 1.6);
  const input = await picture
    .resize(across, height, { fit: "cover" })
    .composite([{ input: fading(across, height), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left: Math.round((width - across) / 2), top: 12 };
}

/** Fades the edges, where the end of the picture would cut off a shadow. */
function fading(width: number, height: number): Buffer {
  const stops = [0, 1, 1, 0].map((opacity, at) => `<stop offset="${[0, 0.1, 0.9, 1][at]}" stop-opacity="${opacity}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="ends">${stops.join("")}` +
      `</linearGradient><rect width="100%" height="100%" fill="url(#ends)"/></svg>`,
  );
}
