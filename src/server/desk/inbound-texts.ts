import type { Request, RequestHandler, Response } from "express";
import { takeText } from "../../features/people/incoming-texts/mutations.ts";
import type { App } from "../../request.ts";
import { readBytes } from "../bodies/read-body.ts";
import { limitRequests, MINUTE } from "../shell/rate-limits.ts";

const RATE = { name: "inbound texts", most: 600, withinMs: MINUTE };

type TextApp = Pick<App, "db" | "env" | "readText" | "sites" | "clock" | "rates" | "log">;

/**
 * Receives text messages sent to the gateway's number: `POST /desk/sms`, called by the gateway. Twilio signs its calls
 * with the account's token; every other gateway sends FORECOURT_INBOUND_TOKEN, as mail servers do.
 */
export function inboundTexts(app: TextApp): RequestHandler {
  const limit = limitRequests(app.rates, RATE, (_req, res) => say(res, 429, "That is many texts at once."));
  return (req, res, next) =>
    limit(req, res, () =>
      readBytes(req, res, (error?: unknown) => {
        if (error) return next(error);
        take(app, req).then(([status, text]) => say(res, status, text), next);
      }),
    );
}

/** Gateways retry on 5xx, so a text that can never be accepted gets a status that stops them. */
async function take(app: TextApp, req: Request): Promise<[number, string]> {
  const { deskHost, mode, port } = app.env;
  const body: unknown = req.body;
  const origin = mode === "production" ? `https://${deskHost}` : `http://${deskHost}:${port}`;
  const call = {
    url: `${origin}${req.originalUrl}`,
    contentType: req.get("content-type") ?? "",
    body: Buffer.isBuffer(body) ? body.toString("utf8") : "",
    signature: req.get("x-twilio-signature") ?? null,
    authorization: req.get("authorization") ?? null,
  };
  const read = app.readText(call);
  if (!read.ok) {
    if (read.error === "none") return [404, "No texts are expected here."];
    if (read.error === "unreadable") return [422, "This is no text: it wants a sender, its words and an id."];
    app.log.warn("a call with a text for the desk does not prove that it is the gateway's");
    return [401, "The signature or token does not fit."];
  }
  const outcome = await takeText(app.db, app.sites.all(), read.value, app.clock());
  if (outcome.ok) return [200, "Taken."];
  app.log.info({ kind: outcome.error }, "a text to the desk was not taken");
  return outcome.error === "nobody" ? [200, "No thread knows this number."] : [429, "This thread has taken many."];
}

/** Twilio sends the response's text to the sender as a reply; an empty `Response` keeps it silent. */
function say(res: Response, status: number, text: string): void {
  res.status(status).set("Cache-Control", "no-store");
  res.type("text/xml").send(`<?xml version="1.0" encoding="UTF-8"?><Response><!-- ${text} --></Response>\n`);
}
