import type { Request, RequestHandler, Response } from "express";
import { pushSourceOf, type Upload, uploadByHash, uploadById } from "../features/feeds/pushes/data.ts";
import { pushedBody } from "../features/feeds/pushes/headers.ts";
import { type NotReceived, type Received, receive } from "../features/feeds/pushes/receive.ts";
import { uploadStatus } from "../features/feeds/pushes/upload-status.ts";
import { runById } from "../features/feeds/runs/data.ts";
import { stateOfSource } from "../features/feeds/sources/data.ts";
import { type KnownSource, pathOf, sourcesOf } from "../features/feeds/sources/known.ts";
import { makeDue } from "../features/feeds/sources/mutations.ts";
import { isReadTheSame } from "../features/feeds/sources/order.ts";
import type { FeedSource } from "../features/site/dealership/feed-sources.ts";
import type { Site } from "../features/site/site.ts";
import { clientAddressOf } from "../lib/net/client-address.ts";
import { isSecretSet } from "../lib/secrets.ts";
import type { App } from "../request.ts";
import { factsOf } from "./observing/facts.ts";
import { limitRequests, MINUTE } from "./shell/rate-limits.ts";

const ADDRESS =
  /^\/api\/feeds\/([a-z0-9-]{1,100})\/([a-z0-9-]{1,100})(?:\/(?:(uploads)\/([0-9a-f]{64})|(runs)\/(\d{1,15})))?$/;
/** Requests from one IP address; a large file arrives in many parts. */
const RATE = { name: "feed pushes", most: 300, withinMs: MINUTE };
/** Requests from one IP address without the right token. */
const STRANGERS = { name: "feed pushes without token", most: 30, withinMs: MINUTE };
/** Maximum files one process receives at once; a source sends one at a time. */
const AT_ONCE = 8;
const SHORTEST_TOKEN = 24;
/** Maximum bytes of an unread body to read and discard; for a longer one the connection is closed instead. */
const MOST_DISCARDED = 64 * 1024;

type PushApp = Pick<App, "db" | "files" | "sites" | "env" | "clock" | "rates" | "log">;
type Answer = { readonly status: number; readonly body: object; readonly headers?: Readonly<Record<string, string>> };

/**
 * Receives stock files pushed by a dealer's system: `PUT /api/feeds/{dealership}/{source}`, whole or in parts, with the
 * source's bearer token (docs/imports.md). Without the token nothing is read or written, and the response does not
 * reveal which sources exist.
 */
export function serveFeedPushes(app: PushApp): RequestHandler {
  const arriving = new Set<string>();
  const limit = limitRequests(app.rates, RATE, (req, res) => send(req, res, TOO_MANY));
  return (req, res, next) => {
    const { site } = factsOf(res);
    const found = ADDRESS.exec(req.path);
    if (!site || !found) return next();
    factsOf(res).class = "api";
    limit(req, res, () => {
      answerPush(app, site, { req, arriving, address: found })
        .then((answer) => send(req, res, answer))
        .catch(next);
    });
  };
}

const problem = (status: number, error: string, headers?: Answer["headers"]): Answer => ({
  status,
  body: { error },
  ...(headers ? { headers } : {}),
});
const TOO_MANY = problem(429, "That is many requests at once. Please wait a minute.", { "Retry-After": "60" });
const NO_TOKEN = problem(401, "Send the source's token: Authorization: Bearer …", { "WWW-Authenticate": "Bearer" });
const NOTHING = problem(404, "There is no such file.");
const BUSY = problem(503, "Another file is arriving just now. Please try again in a moment.", { "Retry-After": "5" });

interface Asked {
  readonly req: Request;
  /** Paths of the sources whose files this process is receiving now. */
  readonly arriving: Set<string>;
  readonly address: RegExpExecArray;
}

async function answerPush(app: PushApp, site: Site, { req, arriving, address }: Asked): Promise<Answer> {
  const [, dealership = "", name = "", , hash, , run] = address;
  const here = site.dealerships.find(({ slug }) => slug === dealership)?.sources?.find((one) => one.name === name);
  // Walk through all sites only for callers with the token, because anyone may request addresses without end.
  const known =
    here && isAllowed(app, here, req)
      ? sourcesOf(app.sites.all()).find((one) => pathOf(one) === `${dealership}/${name}`)
      : undefined;
  if (!known || !isAllowed(app, known.source, req)) {
    const { hits } = app.rates.count(STRANGERS, clientAddressOf(req.ip ?? ""));
    return hits > STRANGERS.most ? TOO_MANY : NO_TOKEN;
  }
  const isAsking = req.method === "GET" || req.method === "HEAD";
  const isFile = hash === undefined && run === undefined;
  if (isFile && req.method === "PUT") return takeIn(app, known, { req, arriving });
  if (isFile || !isAsking) {
    return problem(405, "Send a file by PUT, and ask about one by GET.", { Allow: isFile ? "PUT" : "GET, HEAD" });
  }
  const source = pushSourceOf(known);
  const upload = hash ? await uploadByHash(app.db, source, hash) : await uploadById(app.db, source, Number(run));
  return upload ? statusAnswer(app, known, upload) : NOTHING;
}

/** Whether the request has the source's token. */
function isAllowed({ env }: PushApp, source: FeedSource, req: Request): boolean {
  const token = source.kind === "push" ? env.secret(source.token.env) : null;
  const [, sent] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? "") ?? [];
  return token !== null && sent !== undefined && isSecretSet(sent, token, SHORTEST_TOKEN);
}

async function takeIn(app: PushApp, known: KnownSource, { req, arriving }: Omit<Asked, "address">): Promise<Answer> {
  const path = pathOf(known);
  const body = pushedBody(req.headers, known.source.name);
  if (!body.ok) return problem(body.error.status, body.error.error);
  if (arriving.has(path) || arriving.size >= AT_ONCE) return BUSY;
  arriving.add(path);
  try {
    const { db, files, clock } = app;
    const receiving = {
      db,
      files,
      clock,
      due: (trx: App["db"]) => makeDue(trx, known, clock()),
      isReadTheSame: async () => isReadTheSame((await stateOfSource(db, known))?.fileHash ?? null, known.source),
    };
    const received = await receive(receiving, pushSourceOf(known), body.value, req);
    if (!received.ok) return refused(received.error);
    if (received.value.kind === "whole") app.log.info({ source: path }, "a stock file was sent to us");
    return accepted(known, received.value);
  } finally {
    arriving.delete(path);
  }
}

const runAddress = (known: KnownSource, { id }: Upload) => `/api/feeds/${pathOf(known)}/runs/${id}`;

function accepted(known: KnownSource, { kind, upload }: Received): Answer {
  const { received, size } = upload;
  if (kind === "part") {
    return { status: 200, body: { received, size }, headers: { "Upload-Offset": String(received) } };
  }
  const run = runAddress(known, upload);
  const status = kind === "whole" ? 202 : 200;
  return { status, body: { ...uploadStatus(upload, null), standing: STANDING[kind], run }, headers: { Location: run } };
}

const STANDING = { whole: "waiting", unchanged: "unchanged" } as const;

const STATUS: Readonly<Record<NotReceived["kind"], number>> = {
  "too-large": 413,
  empty: 400,
  "wrong-digest": 422,
  "wrong-offset": 409,
  cut: 400,
  busy: 503,
  store: 503,
};

function refused({ kind, error, received }: NotReceived): Answer {
  const status = STATUS[kind];
  const headers = {
    ...(received === null ? {} : { "Upload-Offset": String(received) }),
    ...(status === 503 ? { "Retry-After": "60" } : {}),
  };
  return { status, body: { error, ...(received === null ? {} : { received }) }, headers };
}

async function statusAnswer({ db }: PushApp, known: KnownSource, upload: Upload): Promise<Answer> {
  const run = upload.run === null ? null : await runById(db, upload.run);
  const address = upload.standing === "arriving" ? {} : { address: runAddress(known, upload) };
  return {
    status: 200,
    body: { ...uploadStatus(upload, run), ...address },
    headers: { "Upload-Offset": String(upload.received) },
  };
}

/** Sends the answer. A small unread body is read and discarded; for a larger one the connection is closed. */
function send(req: Request, res: Response, { status, body, headers = {} }: Answer): void {
  if (res.destroyed) return;
  const left = req.complete ? 0 : Number(req.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  if (left > MOST_DISCARDED && req.method === "PUT") res.set("Connection", "close");
  res
    .status(status)
    .set({ "Cache-Control": "no-store", ...headers })
    .json(body);
}
