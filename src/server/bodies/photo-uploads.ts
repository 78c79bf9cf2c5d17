import express, { type Request, type RequestHandler, type Response } from "express";
import { pathOfThisSite, withParameter } from "../../lib/site-path.ts";
import { sendError } from "../plain-page.ts";

/** Photos of cars that shoppers offer: the one thing larger than a form that is taken (API-028). */

const PHOTO_CALL = "/api/eval-expert/image-upload";
/** Bytes: a photo and its form, with so much more that one of a little over 10 MB is told so by who judges photos. */
const LARGEST_UPLOAD = 11 * 1024 * 1024;
/** Photos that are held in memory at once; whoever comes then is asked to try again. */
const MOST_AT_ONCE = 16;

export const isPhotoUpload = (req: Request): boolean => req.method === "POST" && req.path === PHOTO_CALL;

const readUpload = express.raw({ type: "multipart/form-data", limit: LARGEST_UPLOAD, inflate: false });
let underWay = 0;

/** Reads a photo's form as bytes, a few at a time. */
export const readPhotoUpload: RequestHandler = (req, res, next) => {
  if (underWay >= MOST_AT_ONCE) return sendError(req, res, "busy");
  underWay += 1;
  res.once("close", () => {
    underWay -= 1;
  });
  readUpload(req, res, next);
};

/** One that is far too large: in words, or without JavaScript on the page that it was sent from. */
export function refuseLargePhoto(req: Request, res: Response): void {
  const from = URL.parse(req.headers.referer ?? "");
  const page = from?.host === req.host.toLowerCase() ? pathOfThisSite(`${from.pathname}${from.search}`) : null;
  if (req.headers["sec-fetch-mode"] === "navigate" && page !== null) {
    res.set("Cache-Control", "no-store").redirect(303, withParameter(page, "photo", "refused"));
  } else sendError(req, res, "too-large", { sentence: "Please upload an image file under 10MB" });
}
