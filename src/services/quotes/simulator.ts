import { json } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";
import type { QuoteQuestion } from "./port.ts";

/**
 * How the simulator treats the next calls: it quotes with rates in percent or as fractions, sends an error status,
 * sends something that is no quote, or never answers.
 */
export type BrokerMood = "percent" | "fractions" | "garbage" | "hang" | number;

export interface BrokerSimulator {
  /** `http://127.0.0.1:<port>/quote` */
  readonly url: string;
  /** The questions received, oldest first. */
  readonly asked: readonly QuoteQuestion[];
  behave(mood: BrokerMood): void;
  close(): Promise<void>;
}

/** Percent a year. */
const RATE = 7.89;
const COMPARISON = 8.94;
const WEEKS_A_YEAR = 52;

/** A finance broker on this machine that lends nothing: it quotes the whole price over the term at one rate. */
export async function brokerSimulator(mood: BrokerMood = "fractions"): Promise<BrokerSimulator> {
  const questions: QuoteQuestion[] = [];
  let next = mood;
  const { origin, close } = await loopbackServer((request, response) => {
    if (next === "hang") return;
    json(request).then(
      (question) => {
        questions.push(question as QuoteQuestion);
        response.writeHead(typeof next === "number" ? next : 200, { "Content-Type": "application/json" });
        response.end(next === "garbage" ? '{"weeklyRepaymentAmount":"soon"}' : bodyOf(question as QuoteQuestion, next));
      },
      () => response.destroy(),
    );
  });
  return {
    url: `${origin}/quote`,
    asked: questions,
    behave: (another) => {
      next = another;
    },
    close,
  };
}

function bodyOf({ purchasePrice, loanTerm }: QuoteQuestion, mood: BrokerMood): string {
  const weekly = RATE / 100 / WEEKS_A_YEAR;
  const repayment = (purchasePrice * weekly) / (1 - (1 + weekly) ** (-loanTerm * WEEKS_A_YEAR));
  const unit = mood === "percent" ? 1 : 100;
  return JSON.stringify({
    weeklyRepaymentAmount: Number(repayment.toFixed(2)),
    advertisedRate: RATE / unit,
    comparisonRate: COMPARISON / unit,
  });
}
