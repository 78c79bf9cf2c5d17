import * as v from "valibot";
import { boundedText } from "../../lib/net/bounded-body.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { percentRate } from "../../lib/words/percent-rate.ts";
import type { Quote, QuoteFailure, Quotes } from "./port.ts";

/** Time limit of a call in milliseconds, and the largest answer that is read, in bytes. */
const PATIENCE = 5_000;
const LARGEST = 64 * 1024;

export interface QuoteBrokerOptions {
  /** `https://…` (`http://` only on this very machine). */
  readonly url: string;
  /** Token sent as `Authorization: Bearer …`; null for none. */
  readonly token: string | null;
  readonly patience?: number;
}

const rate = v.pipe(v.number(), v.transform(percentRate), v.number());
const QuoteSchema = v.pipe(
  v.object({
    weeklyRepaymentAmount: v.pipe(v.number(), v.gtValue(0), v.finite()),
    advertisedRate: rate,
    comparisonRate: rate,
  }),
  v.check((quote) => quote.comparisonRate >= quote.advertisedRate),
);

/**
 * Requests quotes from the broker by POST, as JSON (API-031). It follows no redirect, because the token is only for
 * the configured address.
 */
export function quoteBroker({ url, token, patience = PATIENCE }: QuoteBrokerOptions): Quotes {
  return {
    async quote(question) {
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "User-Agent": "Forecourt",
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(question),
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
        });
        return await quoteOf(answer);
      } catch (error) {
        const late = (error as Error).name === "TimeoutError";
        return failed("unavailable", late ? "The broker did not answer in time." : "The broker did not answer.");
      }
    },
  };
}

const failed = (kind: QuoteFailure["kind"], message: string): Result<Quote, QuoteFailure> => err({ kind, message });

/** Statuses by which a broker declines this vehicle; any other failure may pass. */
const OF_THE_VEHICLE = new Set([400, 404, 422]);

async function quoteOf(answer: Response): Promise<Result<Quote, QuoteFailure>> {
  if (!answer.ok) {
    await answer.body?.cancel();
    const kind = OF_THE_VEHICLE.has(answer.status) ? "rejected" : "unavailable";
    return failed(kind, `The broker answered ${answer.status}.`);
  }
  const text = await boundedText(answer, LARGEST);
  if (text === null) return failed("unavailable", "The broker's answer is too long.");
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), QuoteSchema), text);
  return read.success ? ok(read.output) : failed("unavailable", "The broker's answer is no quote.");
}
