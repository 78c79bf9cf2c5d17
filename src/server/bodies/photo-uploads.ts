import express, { type Request, type RequestHandler, type Response } from "express";
import { askerOf } from "../../lib/asker.ts";
import type { Rates } from "../../lib/rates.ts";
import { pathOfThisSite, withParameter } from "../../lib/site-path.ts";
import { factsOf } from "../facts.ts";
import { sendError } from "../plain-page.ts";
import { limitRequests, MINUTE } from "../rate-limits.ts";

/** Photos of cars that shoppers offer: the one thing larger than a form that is taken (API-028). */

const PHOTO_CALL = "/api/eval-expert/image-upload";
/** Bytes: a photo and its form, with so much more that one of a little over 10 MB is told so by who judges photos. */
const LARGEST_UPLOAD = 11 * 1024 * 1024;
/** How many photos are held in memory at once, and how long one may take; a test may have less patience. */
export interface UploadLimits {
  readonly atOnce: number;
  readonly ofSite: number;
  /** The page itself sends two at a time; several people may have one address. */
  readonly ofAddress: number;
  /** Milliseconds within which each next `leastBytes` must come. */
  readonly patience: number;
  readonly leastBytes: number;
}
const LIMITS: UploadLimits = { atOnce: 24, ofSite: 12, ofAddress: 6, patience: 5_000, leastBytes: 16 * 1024 };

/** Six offered cars with all their photos. */
const PHOTOS_OF_ADDRESS = { name: "photos", most: 60, withinMs: 60 * MINUTE };

export const isPhotoUpload = (req: Request): boolean => req.method === "POST" && req.path === PHOTO_CALL;

const readUpload = express.raw({ type: "multipart/form-data", limit: LARGEST_UPLOAD, inflate: false });

/**
 * Reads a photo's form as bytes, a few at a time: so many of the process, of a site and of an address. One that is
 * silent, or only trickles, gives its place to others.
 */
export function readPhotoUploads(rates: Rates, given: Partial<UploadLimits> = {}): RequestHandler {
  const limits = { ...LIMITS, ...given };
  const places = new Places();
  const limitAddress = limitRequests(rates, PHOTOS_OF_ADDRESS, (req, res) =>
    sendError(req, res, "too-many-posts", { sentence: "These are many photos. Please send the others in an hour." }),
  );
  return (req, res, next) => {
    const [site, address] = [`site ${factsOf(res).site?.slug}`, `address ${askerOf(req.ip ?? "")}`];
    if (places.taken("all") >= limits.atOnce || places.taken(site) >= limits.ofSite) return sendError(req, res, "busy");
    if (places.taken(address) >= limits.ofAddress) {
      return sendError(req, res, "too-many-posts", { sentence: "Please send fewer photos at once." });
    }
    limitAddress(req, res, () => {
      const held = ["all", site, address];
      places.take(held);
      const stop = watchProgress(req, limits, () => {
        res.set("Connection", "close").once("finish", () => req.destroy());
        sendError(req, res, "too-slow");
      });
      res.once("close", () => {
        stop();
        places.give(held);
      });
      readUpload(req, res, (error?: unknown) => {
        stop();
        next(error);
      });
    });
  };
}

/** How many hold a place, by whatever they are counted by. */
class Places {
  readonly #held = new Map<string, number>();

  taken(of: string): number {
    return this.#held.get(of) ?? 0;
  }

  take(all: readonly string[]): void {
    for (const of of all) this.#held.set(of, this.taken(of) + 1);
  }

  give(all: readonly string[]): void {
    for (const of of all) {
      const left = this.taken(of) - 1;
      if (left > 0) this.#held.set(of, left);
      else this.#held.delete(of);
    }
  }
}

/** Looks at what has come at each end of the patience, until it is stopped; calls `late` when it was too little. */
function watchProgress(req: Request, { patience, leastBytes }: UploadLimits, late: () => void): () => void {
  let came = 0;
  req.on("data", (part: Buffer) => {
    came += part.length;
  });
  const timer = setInterval(() => {
    if (came < leastBytes) {
      clearInterval(timer);
      late();
    }
    came = 0;
  }, patience);
  return () => clearInterval(timer);
}

/** One that is far too large: in words, or without JavaScript on the page that it was sent from. */
export function refuseLargePhoto(req: Request, res: Response): void {
  const from = URL.parse(req.headers.referer ?? "");
  const page = from?.host === req.host.toLowerCase() ? pathOfThisSite(`${from.pathname}${from.search}`) : null;
  if (req.headers["sec-fetch-mode"] === "navigate" && page !== null) {
    res.set("Cache-Control", "no-store").redirect(303, withParameter(page, "photo", "refused"));
  } else sendError(req, res, "too-large", { sentence: "Please upload an image file under 10MB" });
}
