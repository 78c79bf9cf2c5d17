import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { asksForFiles, mayTakeFiles } from "../../features/forms/takes-files.ts";
import { clientAddressOf, widerNetworkOf } from "../../lib/net/client-address.ts";
import type { Rate, Rates } from "../../lib/rates.ts";
import { pathOfThisSite, withParameter } from "../../lib/site-path.ts";
import { factsOf } from "../observing/facts.ts";
import { sendError } from "../pages/plain-page.ts";
import { askerOf } from "../shell/asker.ts";
import { Gate } from "../shell/gate.ts";
import { limitRequests, MINUTE } from "../shell/rate-limits.ts";
import { mayTakeLong } from "./slow-bodies.ts";
import { type PreemptionLimits, UploadPlaces } from "./upload-places.ts";

/**
 * Shoppers' file uploads: photos of cars they offer for trade-in (API-028), and files for a site's own form fields of
 * type `file`. All other requests from shoppers are limited to the size of a form's text.
 */

const MEGABYTE = 1024 * 1024;
/**
 * Maximum bytes of one file with its form, roomy enough for a file slightly over 10 MB to get its own error message.
 */
const LARGEST_UPLOAD = 11 * MEGABYTE;
/** Maximum bytes of a form posted together with its files, as without JavaScript: room for the three largest. */
const LARGEST_FORM = 32 * MEGABYTE;

interface Upload {
  readonly read: RequestHandler;
  /** Whether staff send it; they have higher limits than shoppers. */
  readonly byStaff?: true;
  /** The number of upload places it takes, by its size. */
  readonly places: number;
  readonly isForm: boolean;
  /** Error message if the body is larger. */
  readonly tooLarge: string;
}

const reader = (limit: number) => express.raw({ type: "multipart/form-data", limit, inflate: false });
const ONE_FILE = { read: reader(LARGEST_UPLOAD), places: 1, isForm: false } as const;
const PHOTO: Upload = { ...ONE_FILE, tooLarge: "Please upload an image file under 10MB" };
const FILE: Upload = { ...ONE_FILE, tooLarge: "Please choose a file under 10 MB." };
const FORM: Upload = {
  read: reader(LARGEST_FORM),
  places: 3,
  isForm: true,
  tooLarge: "Your files are more than 32 MB together. Go back and choose smaller ones, or fewer.",
};

/** Stock photos that staff send from the desk: one after the other, or a few together without JavaScript. */
const STOCK_PHOTOS: Upload = {
  read: reader(42 * MEGABYTE),
  places: 2,
  isForm: true,
  byStaff: true,
  tooLarge: "Your photos are more than 40 MB together. Go back and choose fewer, or smaller ones.",
};
const STOCK_PHOTOS_PAGE = /^\/desk\/stock\/\d{1,15}\/photos(\/file|\.data)?$/;

/** A stock file uploaded at the desk. */
const STOCK_FILE: Upload = {
  read: reader(LARGEST_FORM),
  places: 3,
  isForm: true,
  byStaff: true,
  tooLarge: "A stock file may have 30 MB. Send it gzipped or zipped, or without its pictures.",
};
const STOCK_FILE_PAGE = /^\/desk\/feeds\/upload(\.data)?$/;

const PHOTO_CALL = "/api/eval-expert/image-upload";
const FILE_CALL = "/api/lead-files";
const MULTIPART = /^multipart\/form-data\b/i;

/** The kind of upload a request may carry; null for all other requests. */
export function uploadOf(req: Request, res: Response): Upload | null {
  if (req.method !== "POST") return null;
  if (req.path === PHOTO_CALL) return PHOTO;
  if (!MULTIPART.test(req.headers["content-type"] ?? "")) return null;
  const { site } = factsOf(res);
  // Only the desk's host has no site, and there only signed-in staff may send files.
  if (!site) return ofDesk(req.path);
  const { config } = site;
  if (req.path === FILE_CALL) return asksForFiles(config) ? FILE : null;
  // A form without a chosen file is as small as any other, so it needs no upload place.
  const isSmall = Number(req.headers["content-length"] ?? Number.NaN) <= LARGEST_BODY;
  return !isSmall && mayTakeFiles(req.path, config) ? FORM : null;
}

function ofDesk(path: string): Upload | null {
  if (STOCK_PHOTOS_PAGE.test(path)) return STOCK_PHOTOS;
  return STOCK_FILE_PAGE.test(path) ? STOCK_FILE : null;
}

/** Maximum bytes of a JSON or form body. */
export const LARGEST_BODY = 100 * 1024;

/** How many files are held in memory at once, and how long each may take. Tests shorten the times. */
export interface UploadLimits extends PreemptionLimits {
  readonly atOnce: number;
  readonly ofSite: number;
  /** Maximum staff uploads read at once, across all dealerships; further ones wait. */
  readonly ofStaff: number;
  /** Maximum uploads from one IP address: a page sends two at a time, and several people may share an address. */
  readonly ofAddress: number;
  /** Maximum uploads from one IPv6 /48, whose owner has 65,536 networks of addresses. */
  readonly ofNetwork: number;
  /** Milliseconds within which each further `leastBytes` must arrive. */
  readonly patience: number;
  readonly leastBytes: number;
}
const LIMITS: UploadLimits = {
  atOnce: 24,
  ofSite: 12,
  ofStaff: 3,
  ofAddress: 6,
  ofNetwork: 8,
  patience: 5_000,
  leastBytes: 16 * 1024,
  longMs: 60_000,
  slowMs: 10_000,
  slowBytes: 32 * 1024,
};

/** Maximum staff uploads waiting for their turn, each an open connection not yet read. */
const MOST_WAITING = 200;

export type ReadUpload = (upload: Upload, req: Request, res: Response, next: NextFunction) => void;

/** Enough for a yard's photos of a day, sent by several people behind one address. */
const STOCK_PHOTOS_OF_ADDRESS = { name: "stock photos", most: 1_000, withinMs: 60 * MINUTE };
/** Enough for six offered cars with all their photos. */
const PHOTOS_OF_ADDRESS = { name: "photos", most: 60, withinMs: 60 * MINUTE };

/**
 * Reads forms with files as bytes, a few at a time: limits apply to the process, to a site and to an address. An upload
 * that stalls or trickles loses its place. Staff uploads are never refused because others are sending: they wait for
 * their turn, unread.
 */
export function readUploads(rates: Rates, overrides: Partial<UploadLimits> = {}): ReadUpload {
  const limits = { ...LIMITS, ...overrides };
  const places = new UploadPlaces(limits);
  const staff = new Gate({ atOnce: limits.ofStaff, waiting: MOST_WAITING });
  const limited = (rate: Rate) =>
    limitRequests(rates, rate, (req, res) =>
      sendError(req, res, "too-many-posts", { sentence: "These are many photos. Please send the others in an hour." }),
    );
  const [limitShoppers, limitStaff] = [limited(PHOTOS_OF_ADDRESS), limited(STOCK_PHOTOS_OF_ADDRESS)];
  const readOne = ({ read, places: each, byStaff }: Upload, req: Request, res: Response, next: NextFunction) => {
    const late = () => {
      stop();
      res.set("Connection", "close").once("finish", () => req.destroy());
      sendError(req, res, "too-slow");
    };
    let received = 0;
    req.on("data", (part: Buffer) => {
      received += part.length;
    });
    const claim = places.take({ of: placesOf(req, res), places: each }, { came: () => received, end: late });
    if (byStaff) claim.keep();
    const stop = watchProgress(() => received, limits, late);
    res.once("close", () => {
      stop();
      claim.give();
    });
    read(req, res, (error?: unknown) => {
      stop();
      claim.keep();
      next(error);
    });
  };
  return (upload, req, res, next) => {
    mayTakeLong(req);
    if (upload.byStaff) {
      limitStaff(req, res, async () => {
        const turn = await staff.run(() => ended(res, () => readOne(upload, req, res, next)), askerOf(req, res));
        if (!turn.ok) sendError(req, res, "busy");
      });
      return;
    }
    const needed = { of: placesOf(req, res), places: upload.places };
    const bounds = [limits.atOnce, limits.ofSite];
    const isBusy = () => bounds.some((most, at) => !places.hasRoom(needed, at, most));
    if (isBusy()) return sendError(req, res, "busy");
    const own = [limits.ofNetwork, limits.ofAddress];
    if (own.some((most, at) => places.taken(needed.of[at + bounds.length] ?? "") + upload.places > most)) {
      return sendError(req, res, "too-many-posts", { sentence: "Please send fewer photos at once." });
    }
    limitShoppers(req, res, () => {
      if (isBusy()) return sendError(req, res, "busy");
      for (const [at, most] of bounds.entries()) places.makeRoom(needed, at, most);
      readOne(upload, req, res, next);
    });
  };
}

/** The keys under which an upload takes places: the process, its site, the network around its address, its address. */
function placesOf(req: Request, res: Response): readonly string[] {
  const address = clientAddressOf(req.ip ?? "");
  const network = widerNetworkOf(address) ?? address;
  return ["all", `site ${factsOf(res).site?.slug}`, `network ${network}`, `address ${address}`];
}

/** Does the work and resolves when the response has ended; skips requests whose client left while waiting. */
function ended(res: Response, work: () => void): Promise<void> {
  return new Promise((done) => {
    if (res.destroyed || res.closed) return done();
    res.once("close", done);
    work();
  });
}

/** Checks the progress after each interval until stopped; calls `late` if too little has arrived. */
function watchProgress(received: () => number, { patience, leastBytes }: UploadLimits, late: () => void): () => void {
  let before = 0;
  const timer = setInterval(() => {
    const now = received();
    if (now - before < leastBytes) {
      clearInterval(timer);
      late();
    }
    before = now;
  }, patience);
  return () => clearInterval(timer);
}

/** Refuses an oversized upload: in words or, for a photo sent without JavaScript, on the page that sent it. */
export function refuseLargeUpload(upload: Upload, req: Request, res: Response): void {
  const from = URL.parse(req.headers.referer ?? "");
  const page = from?.host === req.host.toLowerCase() ? pathOfThisSite(`${from.pathname}${from.search}`) : null;
  if (upload === PHOTO && req.headers["sec-fetch-mode"] === "navigate" && page !== null) {
    res.set("Cache-Control", "no-store").redirect(303, withParameter(page, "photo", "refused"));
  } else sendError(req, res, "too-large", { sentence: upload.tooLarge });
}
