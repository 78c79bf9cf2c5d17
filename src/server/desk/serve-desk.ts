import { randomUUID } from "node:crypto";
import express, {
  type Request as ExpressRequest,
  type Response as ExpressResponse,
  type RequestHandler,
} from "express";
import type { DeskApp, DeskScope } from "../../desk-request.ts";
import { readDeskCookie } from "../../features/staff/desk-cookies.ts";
import { deskSession } from "../../features/staff/sessions/mutations.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { unshared } from "../bodies/form-bounds.ts";
import type { ReadUpload } from "../bodies/photo-uploads.ts";
import { readBoundedBody } from "../bodies/read-body.ts";
import { serveFiles } from "../files.ts";
import { fresh } from "../first-paint/piece.ts";
import { factsOf } from "../observing/facts.ts";
import { sealInlineCode } from "../pages/inline-code.ts";
import { sendError } from "../pages/plain-page.ts";
import type { RenderingTurns } from "../pages/rendering-turns.ts";
import { drawWindscreenCard } from "../sheets/windscreen-card.ts";
import { Body } from "../shell/body.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "../shell/database-unavailable.ts";
import { pagePolicy } from "../shell/headers.ts";
import { askForHttps } from "../shell/https.ts";
import { refuseForeignForms, refuseOtherMethods } from "../shell/limits.ts";
import { limitPosts } from "../shell/rate-limits.ts";
import { sendBody } from "../shell/send.ts";
import { appFiles } from "./app/app-files.ts";
import type { DeskEvents } from "./desk-events.ts";
import { inboundMail } from "./inbound-mail.ts";
import { inboundTexts } from "./inbound-texts.ts";

/** Renders a page of the desk, with the desk's own build in production or a stand-in in tests. */
export type RenderDesk = (request: Request, scope: DeskScope) => Promise<Response>;

export interface DeskParts {
  readonly app: DeskApp;
  readonly renderDesk: RenderDesk;
  /** The folder of the desk's client build; null in development, where Vite serves it. */
  readonly client: string | null;
  /** Vite's own handler for the desk's sources, in development. */
  readonly development?: RequestHandler;
  readonly readUpload: ReadUpload;
  readonly events: DeskEvents;
  readonly turns: RenderingTurns;
  /** Serves the public pictures and files of one site. */
  readonly sitePictures: RequestHandler;
}

/**
 * Maximum posts from one address per minute: enough for thirty people behind one address, each saving a draft every two
 * seconds and pressing buttons besides.
 */
const POSTS_PER_MINUTE = 1_200;

/**
 * Serves the desk on its own host, and nothing else there. On every other host the desk does not exist, and without a
 * host of its own there is no desk.
 */
export function serveDesk(parts: DeskParts): RequestHandler {
  const { app } = parts;
  const desk = express.Router();
  desk.use(askForHttps(app.env));
  if (parts.development) desk.use(parts.development);
  desk.get("/", (_req, res) => res.redirect(302, "/desk/"));
  if (parts.client) desk.use("/desk", onlyAssets(serveFiles({ client: parts.client, art: "", uploads: "" })));
  desk.use("/desk", appFiles());
  desk.get("/desk/events", (req, res) => parts.events.open(app, req, res));
  desk.post("/desk/mail", inboundMail(app));
  desk.post("/desk/sms", inboundTexts(app));
  desk.use("/desk/sites/:site", picturesOfSite(parts));
  desk.use(refuseOtherMethods, refuseForeignForms, limitPosts(app.rates, "the desk", POSTS_PER_MINUTE));
  desk.use(onlyStaffSendFiles(app), readBoundedBody(parts.readUpload));
  desk.use(deskPages(parts));
  desk.use((req, res) => sendError(req, res, "not-found"));
  return (req, res, next) => (isDeskHost(app, req) ? desk(req, res, next) : next());
}

const isDeskHost = ({ env }: DeskApp, req: ExpressRequest): boolean =>
  env.deskHost !== null && (req.hostname ?? "").toLowerCase() === env.deskHost;

const onlyAssets =
  (serve: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.path.startsWith("/assets/") ? serve(req, res, next) : next();

/** Refuses forms with files from anyone not signed in, before a byte of them is read. */
function onlyStaffSendFiles(app: DeskApp): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== "POST" || !req.is("multipart/form-data")) return next();
    const token = readDeskCookie(req.headers.cookie ?? null, "session", req.secure);
    const session = token ? await deskSession(app.db, token, app.clock()) : null;
    return session ? next() : sendError(req, res, "signed-out");
  };
}

/** Serves `/desk/sites/halden/images/…`: pictures that are public on that site. */
function picturesOfSite({ app, sitePictures }: DeskParts): RequestHandler {
  return (req, res, next) => {
    const site = app.sites.bySlug(String(req.params.site));
    if (!site || (req.method !== "GET" && req.method !== "HEAD")) return next();
    factsOf(res).site = site;
    // The picture handlers read the whole address, as it is on the site itself.
    req.originalUrl = req.url;
    sitePictures(req, res, (error?: unknown) => {
      if (error) return next(error);
      sendError(req, res, "not-found", { sentence: "There is no such picture." });
    });
  };
}

function deskPages(parts: DeskParts): RequestHandler {
  const { app, renderDesk, turns } = parts;
  return async (req, res, next) => {
    if (!/^\/desk(\/|$)/.test(req.path)) return next();
    const scriptNonce = randomUUID();
    let away: unknown = null;
    const failedBy = (error: unknown) => {
      if (isDatabaseUnavailable(error)) away = error;
    };
    const scope = { ...(await scopeOf(app, req, res, scriptNonce)), failedBy };
    if (!scope.session && isFromElsewhere(req)) return askAgainFromHere(res);
    const render = () => renderDesk(requestOf(req), scope);
    const response = req.method === "POST" ? await render() : await turns.run(req, res, render);
    if (away !== null && response.status === 500) throw new DatabaseUnavailable("", { cause: away });
    await sendPage(req, res, response, { scriptNonce, development: parts.development !== undefined });
  };
}

async function scopeOf(
  app: DeskApp,
  req: ExpressRequest,
  res: ExpressResponse,
  scriptNonce: string,
): Promise<Omit<DeskScope, "failedBy">> {
  const now = app.clock();
  const token = readDeskCookie(req.headers.cookie ?? null, "session", req.secure);
  return {
    app,
    now,
    scriptNonce,
    requestId: factsOf(res).requestId,
    ip: req.ip ?? "",
    userAgent: req.headers["user-agent"] ?? "",
    header: (name) => req.headers[name] ?? null,
    drawWindscreenCard,
    session: token ? await deskSession(app.db, token, now) : null,
  };
}

/**
 * Whether a link on another website, such as webmail, led here. The browser then withholds the session's cookie; if a
 * page of our own repeats the request, the cookie is sent.
 */
const isFromElsewhere = (req: ExpressRequest): boolean =>
  req.method === "GET" &&
  req.headers["sec-fetch-site"] === "cross-site" &&
  req.headers["sec-fetch-mode"] === "navigate" &&
  req.headers["sec-fetch-dest"] === "document";

function askAgainFromHere(res: ExpressResponse): void {
  res.set("Cache-Control", "no-store").set("Refresh", "0").type("html");
  res.send(`<!DOCTYPE html><html lang="${LOCALE}"><title>Opening the desk …</title><p>Opening the desk …</p></html>`);
}

function requestOf(req: ExpressRequest): Request {
  const url = new URL(`${req.protocol}://${req.host}${req.originalUrl}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !/^x-forwarded-/.test(name)) headers.set(name, String(value));
  }
  const method = req.method === "HEAD" ? "GET" : req.method;
  const hasBody = method === "POST" && Buffer.isBuffer(req.body);
  return new Request(url, { method, headers, ...(hasBody ? { body: unshared(req.body) } : {}) });
}

/** Headers about the transport, which Express sets itself. */
const TRANSPORT = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding|set-cookie)$/i;
const PICTURES_FROM_HERE = { images: [], connections: [] };

interface Sending {
  readonly scriptNonce: string;
  readonly development: boolean;
}

/** The desk's pages are never cached, and their addresses are never revealed to other websites. */
async function sendPage(req: ExpressRequest, res: ExpressResponse, page: Response, sending: Sending): Promise<void> {
  res.status(page.status);
  res.set("Cache-Control", "no-store").set("Referrer-Policy", "same-origin").set("X-Robots-Tag", "noindex");
  for (const [name, value] of page.headers) if (!TRANSPORT.test(name)) res.set(name, value);
  for (const cookie of page.headers.getSetCookie()) res.append("Set-Cookie", cookie);
  const type = page.headers.get("content-type") ?? "application/octet-stream";
  let bytes: Buffer = Buffer.from(await page.arrayBuffer());
  if (type.startsWith("text/html")) {
    const sealed = sealInlineCode([fresh(bytes)], sending.scriptNonce);
    bytes = sealed.html;
    const reach = { ...PICTURES_FROM_HERE, development: sending.development };
    res.set("Content-Security-Policy", pagePolicy(sealed, reach));
  }
  await sendBody(req, res, new Body(bytes, type), null);
}
