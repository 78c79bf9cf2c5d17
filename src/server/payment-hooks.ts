import type { Request, RequestHandler, Response } from "express";
import { takeHint } from "../features/reservations/mutations.ts";
import { payeeOf } from "../features/reservations/rules.ts";
import type { Site } from "../features/site/site.ts";
import type { App } from "../request.ts";
import { readBytes } from "./bodies/read-body.ts";
import { factsOf } from "./observing/facts.ts";
import { limitRequests, MINUTE } from "./shell/rate-limits.ts";

const ADDRESS = /^\/api\/payments\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,100})$/;
/** Webhooks from one IP address. After an outage of ours, a processor sends a day's worth at once. */
const RATE = { name: "payment webhooks", most: 1_200, withinMs: MINUTE };

type HookApp = Pick<App, "db" | "payments" | "clock" | "rates" | "log">;

/**
 * Receives webhooks about a dealership's payments: `POST /api/payments/stripe/{dealership}`. The body is read
 * unchanged, because it is signed. Its content is not trusted: it only makes the payment due, and a worker then asks
 * the processor for the payment's state. The response is therefore immediate, however slow the processor is.
 */
export function servePaymentHooks(app: HookApp): RequestHandler {
  const limit = limitRequests(app.rates, RATE, (_req, res) => send(res, 429, "That is many at once."));
  return (req, res, next) => {
    const { site } = factsOf(res);
    const [, processor, dealership] = ADDRESS.exec(req.path) ?? [];
    if (!site || processor === undefined || dealership === undefined) return next();
    factsOf(res).class = "api";
    if (req.method !== "POST") {
      res.set("Allow", "POST");
      return send(res, 405, "A payment processor posts here.");
    }
    limit(req, res, () =>
      readBytes(req, res, (error?: unknown) => {
        if (error) return next(error);
        receive(app, site, { req, processor, dealership }).then(
          ([status, message]) => send(res, status, message),
          next,
        );
      }),
    );
  };
}

interface Heard {
  readonly req: Request;
  readonly processor: string;
  readonly dealership: string;
}

async function receive(app: HookApp, site: Site, { req, processor, dealership }: Heard): Promise<[number, string]> {
  const body: unknown = req.body;
  const hint = await app.payments.hintOf(processor, payeeOf(site, dealership), {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: req.get("stripe-signature") ?? null,
  });
  if (!hint.ok) {
    if (hint.error === "none") return [404, "No webhook is expected here."];
    app.log.warn({ processor, dealership }, "a webhook of payments is not signed as it should be");
    return [400, "The signature does not fit."];
  }
  if (hint.value === null) return [200, "Taken."];
  try {
    const isTaken = await takeHint(app.db, processor, hint.value, app.clock());
    const { reference } = hint.value;
    // Typically after a restore: money was paid since the backup, and nobody at the desk sees it.
    if (!isTaken && reference !== null)
      app.log.warn({ processor, dealership, reference }, "a payment that nobody here knows");
    return [200, isTaken ? "Taken." : "Nothing of ours."];
  } catch (error) {
    app.log.error({ processor, dealership, err: error }, "a webhook of payments waits: the database does not answer");
    req.res?.set("Retry-After", "60");
    return [503, "Please send it again later."];
  }
}

function send(res: Response, status: number, message: string): void {
  res.status(status).set("Cache-Control", "no-store").json({ said: message });
}
