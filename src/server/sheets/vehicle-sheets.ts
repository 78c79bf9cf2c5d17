import type { Request, RequestHandler, Response } from "express";
import { shareColours } from "../../features/cards/share-card.ts";
import type { ShareColours } from "../../features/media/share-picture.ts";
import { originOf } from "../../features/seo/head.ts";
import type { Site } from "../../features/site/site.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { type VehicleSheet, vehicleSheet } from "../../features/vehicle/sheet.ts";
import { describeError } from "../../lib/describe-error.ts";
import { sharp } from "../../lib/libraries/sharp.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { App } from "../../request.ts";
import { factsOf } from "../observing/facts.ts";
import { sendError } from "../pages/plain-page.ts";
import type { ImageService } from "../pictures/images.ts";
import { askerOf } from "../shell/asker.ts";
import type { Asker } from "../shell/gate.ts";
import { limitRequests, MINUTE } from "../shell/rate-limits.ts";
import { drawSheet } from "./sheet-drawing.ts";

const ADDRESS = /^\/api\/cars\/([^/]{1,300})\/pdf$/;
/** Rate limit of sheets, each of which needs a picture and a drawing. */
const SHEETS = { name: "sheets", most: 30, withinMs: MINUTE };
const TOO_MANY = "That is many sheets at once. Please wait a minute and try again.";
const UNPREPARED = "The sheet could not be prepared just now. Please try again in a moment.";

type SheetApp = Pick<App, "db" | "clock" | "log" | "rates">;

/** Serves `GET /api/cars/{slug}/pdf`: the vehicle on one page of A4, saved as `{slug}.pdf` (API-024, VDP-075). */
export function serveVehicleSheets(app: SheetApp, images: ImageService): RequestHandler {
  const limit = limitRequests(app.rates, SHEETS, (req, res) =>
    sendError(req, res, "too-many-posts", { sentence: TOO_MANY }),
  );
  return (req, res, next) => {
    const { site } = factsOf(res);
    const match = ADDRESS.exec(req.path);
    if (!site || !match || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const slug = decodeURIComponent(match[1] ?? "");
    limit(req, res, () => {
      sendSheet(app, images, { site, slug }, req, res).catch(next);
    });
  };
}

interface Asked {
  readonly site: Site;
  readonly slug: string;
}

async function sendSheet(app: SheetApp, images: ImageService, { site, slug }: Asked, req: Request, res: Response) {
  const car = await carBySlug(app.db, site, slug);
  if (!car) return sendError(req, res, "not-found", { sentence: "There is no such vehicle here." });
  const origin = originOf(site, new URL(`${req.protocol}://${req.get("host") ?? ""}`));
  const sheet = vehicleSheet(car, site, origin, app.clock());
  const made = await cachedSheet(app.log, images, sheet, { site, asker: askerOf(req, res) });
  if (!made.ok) {
    const { requestId } = factsOf(res);
    app.log.error({ requestId, failure: made.error }, "a vehicle's sheet could not be made");
    if (made.error === "busy") res.set("Retry-After", "2");
    return sendError(req, res, made.error === "busy" ? "busy" : "failed", { sentence: UNPREPARED });
  }
  // The price on it may change tomorrow.
  res.set({ "Cache-Control": "no-cache", "Content-Type": "application/pdf" });
  res.attachment(`${car.slug}.pdf`).set("Content-Length", String(made.value.length));
  res.end(req.method === "HEAD" ? undefined : made.value);
}

/** Draws a sheet once and caches it until its content changes. */
async function cachedSheet(
  log: App["log"],
  images: ImageService,
  sheet: VehicleSheet,
  { site, asker }: { readonly site: Site; readonly asker: Asker },
) {
  const colours = shareColours(site);
  const picture = sheet.picture
    ? await images.picture({ width: 1200, quality: 85, crop: "16:10", source: sheet.picture }, site, { asker })
    : null;
  // If the vehicle's picture is not available, the sheet is printed without one.
  const vehicle = picture?.ok ? picture.value.bytes : null;
  const title = `sheet 2 ${JSON.stringify([sheet, colours])} ${vehicle?.length ?? 0}`;
  const drawn = await images.keep(title, asker, () => drawnSheet(log, sheet, colours, vehicle));
  return drawn.ok ? ok(drawn.value.bytes) : drawn;
}

async function drawnSheet(
  log: App["log"],
  sheet: VehicleSheet,
  colours: ShareColours,
  vehicle: Buffer | null,
): Promise<Result<Buffer, "broken-picture">> {
  try {
    // A vehicle on a transparent ground is drawn on the sheet's floor colour.
    const ground = { background: colours.floor[1] };
    const picture = vehicle && (await sharp(vehicle).flatten(ground).jpeg({ quality: 84 }).toBuffer());
    return ok(await drawSheet(sheet, { colours, picture }));
  } catch (error) {
    log.warn({ error: describeError(error) }, "a vehicle's sheet could not be drawn");
    return err("broken-picture");
  }
}
