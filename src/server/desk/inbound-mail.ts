import express, { type Request, type RequestHandler, type Response } from "express";
import { takeMail } from "../../features/people/replies/mutations.ts";
import { LARGEST_MAIL } from "../../features/people/replies/read-mail.ts";
import { carriesToken } from "../../lib/secrets.ts";
import type { App } from "../../request.ts";
import { limitRequests, MINUTE } from "../shell/rate-limits.ts";

const RATE = { name: "inbound mails", most: 600, withinMs: MINUTE };
const readRaw = express.raw({ type: () => true, limit: LARGEST_MAIL, inflate: false });

type MailApp = Pick<App, "db" | "env" | "clock" | "rates" | "log">;

/**
 * Receives replies to the desk's mails: `POST /desk/mail` with the raw mail as the body, as mail providers and mail
 * servers deliver it. The request carries FORECOURT_INBOUND_TOKEN as `Authorization: Bearer …` or as the password of
 * basic authentication. If that variable is not set, the address does not exist.
 */
export function inboundMail(app: MailApp): RequestHandler {
  const limit = limitRequests(app.rates, RATE, (_req, res) => send(res, 429, "That is many mails at once."));
  return (req, res, next) => {
    const { inboundToken, replyAddress } = app.env;
    if (inboundToken === null || replyAddress === null) return next();
    limit(req, res, () => {
      if (!carriesToken(req.get("authorization") ?? null, inboundToken)) {
        res.set("WWW-Authenticate", "Bearer");
        return send(res, 401, "Send the token: Authorization: Bearer …");
      }
      readRaw(req, res, (error?: unknown) => {
        if (error) return send(res, 413, "A mail has at most 5 MB.");
        take(app, replyAddress, req).then(([status, text]) => send(res, status, text), next);
      });
    });
  };
}

/** Providers retry on 5xx and 429, so mail that can never be accepted gets a status that stops them. */
async function take(app: MailApp, base: string, req: Request): Promise<[number, string]> {
  const body: unknown = req.body;
  if (!Buffer.isBuffer(body) || body.length === 0) return [400, "Send the raw mail as the body."];
  const to = req.query.to;
  const recipients = (Array.isArray(to) ? to : [to]).filter((one) => typeof one === "string").slice(0, 20);
  const outcome = await takeMail(app.db, { raw: body, base, recipients, now: app.clock() });
  if (outcome.ok) return [200, `Taken: ${outcome.value}.`];
  const { kind, sentence } = outcome.error;
  app.log.info({ kind }, "a mail to the desk was not taken");
  return [{ nobody: 404, unreadable: 422, "too-many": 429, busy: 503 }[kind], sentence];
}

const send = (res: Response, status: number, text: string) => void res.status(status).type("text").send(`${text}\n`);
