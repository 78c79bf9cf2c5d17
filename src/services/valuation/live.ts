import { boundedText } from "../../lib/net/bounded-body.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { plateAnswer, recordAnswer, vendorErrorIn } from "./answers.ts";
import type { ValuationFailure, ValuationPhoto, Valuer } from "./port.ts";

/** Time limits in milliseconds, of a question and of a photo's upload. */
const PATIENCE = 10_000;
const PHOTO_PATIENCE = 30_000;
/** The largest answer that is read, in bytes. */
const LARGEST_ANSWER = 512 * 1024;

export interface ValuationClientOptions {
  /** Address under which the four endpoints are: `https://…` (`http://` only on this machine). */
  readonly url: string;
  /** Token sent as `Authorization: Bearer …`; null for none. */
  readonly key: string | null;
  readonly patience?: number;
}

/**
 * The client of the valuation vendor's API: `enter-vin`, `manual-entry` and `update-eval` take JSON, `image-upload` a
 * form. It follows no redirect, because the key is only for the configured address (API-025 to API-030).
 */
export function valuationClient({ url, key, patience }: ValuationClientOptions): Valuer {
  const call = (name: string, body: FormData | object, within: number) =>
    ask(`${url.replace(/\/+$/, "")}/${name}`, key, body, patience ?? within);
  return {
    async byPlate(rego, state) {
      const answer = await call("enter-vin", { rego, state }, PATIENCE);
      if (!answer.ok) return answer.error.status === 404 ? ok({ kind: "none" }) : failed(answer.error);
      return understood(plateAnswer(answer.value));
    },
    async byDescription(vin, desc) {
      const answer = await call("manual-entry", { vin, desc }, PATIENCE);
      return answer.ok ? understood(recordAnswer(answer.value)) : failed(answer.error);
    },
    async addPhoto(evalid, photo) {
      const answer = await call("image-upload", photoForm(evalid, photo), PHOTO_PATIENCE);
      return answer.ok ? ok(null) : failed(answer.error);
    },
    async update(evalid, update) {
      const answer = await call("update-eval", { evalid, ...update }, PATIENCE);
      return answer.ok ? understood(recordAnswer(answer.value)) : failed(answer.error);
    },
  };
}

interface CallFailure extends ValuationFailure {
  /** Null where there was no answer. */
  readonly status: number | null;
}

function photoForm(evalid: string, { name, type, bytes }: ValuationPhoto): FormData {
  const form = new FormData();
  form.set("evalid", evalid);
  form.set("file", new Blob([bytes], { type }), name);
  return form;
}

async function ask(
  url: string,
  key: string | null,
  body: FormData | object,
  patience: number,
): Promise<Result<unknown, CallFailure>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "User-Agent": "Forecourt",
        ...(isForm ? {} : { "Content-Type": "application/json" }),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const answer = await readJson(response);
    const { status } = response;
    if (response.ok && (Array.isArray(answer) || vendorErrorIn(answer) === null)) return ok(answer);
    return err(refusal(response.ok ? 422 : status, vendorErrorIn(answer)));
  } catch (error) {
    const late = (error as Error).name === "TimeoutError";
    const message = late ? "The valuation service did not answer in time." : "The valuation service did not answer.";
    return err({ kind: "unavailable", message, said: null, status: null });
  }
}

/** The answer's JSON; null for anything that is not JSON, or is larger than any real answer. */
async function readJson(response: Response): Promise<unknown> {
  const text = await boundedText(response, LARGEST_ANSWER);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Statuses that concern the vehicle or the valuation. Any other refusal (key, credit, rate) the operator has to fix.
 */
const OF_THE_QUESTION = new Set([400, 404, 409, 413, 415, 422]);

function refusal(status: number, said: string | null): CallFailure {
  const message = `The valuation service answered ${status}.`;
  // The shopper sees the vendor's text only when it concerns the question.
  return OF_THE_QUESTION.has(status)
    ? { kind: "rejected", message, said, status }
    : { kind: "unavailable", message, said: null, status };
}

const failed = ({ kind, message, said }: CallFailure): Result<never, ValuationFailure> => err({ kind, message, said });

const understood = <T>(answer: T | null): Result<T, ValuationFailure> =>
  answer === null
    ? err({ kind: "unavailable", message: "The valuation service's answer could not be read.", said: null })
    : ok(answer);
