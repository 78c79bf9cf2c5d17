import express, { type Request, type RequestHandler } from "express";
import { sendError } from "../pages/plain-page.ts";
import type { ErrorKind } from "../shell/errors.ts";
import { formFault, isFormType } from "./form-bounds.ts";
import { boundedJson } from "./json-bounds.ts";
import { LARGEST_BODY, type ReadUpload, uploadOf } from "./photo-uploads.ts";

/**
 * Reads a body of any type as bytes, at most 100 kB. A body that is longer, incomplete or compressed goes to the error
 * handler.
 */
export const readBytes = express.raw({ type: () => true, limit: LARGEST_BODY, inflate: false });

/**
 * Reads a posted body as bytes, at most 100 kB except for files, and refuses anything our forms and calls could not
 * have sent.
 */
export function readBoundedBody(readUpload: ReadUpload): RequestHandler {
  return (req, res, next) => {
    if (req.method !== "POST") return next();
    const upload = uploadOf(req, res);
    const read: RequestHandler = upload ? (...all) => readUpload(upload, ...all) : readBytes;
    read(req, res, (error?: unknown) => {
      if (error || (upload && !upload.isForm)) return next(error);
      const bytes: Buffer = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      bodyFault(req, bytes).then((fault) => (fault ? sendError(req, res, fault) : next()), next);
    });
  };
}

/** Pages accept forms; calls accept JSON or a form. A call without a body reports the missing data itself. */
async function bodyFault(req: Request, bytes: Buffer): Promise<ErrorKind | null> {
  const contentType = req.headers["content-type"] ?? "";
  if (isFormType(contentType)) return formFault(contentType, bytes);
  if (!isCall(req.path)) return bytes.length === 0 ? "no-form" : "not-a-form";
  if (bytes.length === 0) return null;
  if (!req.is("application/json")) return "not-json";
  const json = boundedJson(bytes, { mayHoldNul: false });
  if (json.ok) return null;
  return json.error === "malformed" ? "malformed-body" : "excessive-body";
}

const isCall = (path: string): boolean => /^\/api(\/|$)/.test(path);

const BODY_ERRORS: Readonly<Record<string, ErrorKind>> = {
  "entity.too.large": "too-large",
  "encoding.unsupported": "compressed-body",
  "request.size.invalid": "malformed-body",
};

/** Express's name for a body's fault; empty for any other error. */
export const bodyErrorType = (error: unknown): string =>
  error instanceof Error && "type" in error ? String(error.type) : "";

/** The kind of fault in a body that could not be read; null for any other error. */
export const bodyErrorKind = (error: unknown): ErrorKind | null => BODY_ERRORS[bodyErrorType(error)] ?? null;
