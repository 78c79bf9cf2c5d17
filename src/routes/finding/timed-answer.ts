import type { Result } from "../../lib/result.ts";
import type { RequestScope } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";

interface Timed {
  readonly value: unknown;
  readonly changesAt: number | null;
}

/** An answer about the stock as JSON, valid for its time; 503 while the stock does not answer. */
export function timedAnswer(
  { app, requestId, changesAt, uncacheable }: RequestScope,
  answer: Result<Timed, SearchFailure>,
): Response {
  if (!answer.ok) {
    const { kind, message } = answer.error;
    app.log.warn({ requestId, failure: kind, message }, "the stock could not be asked for a search box");
    uncacheable();
    return Response.json({ error: "The stock cannot be searched just now." }, { status: 503 });
  }
  if (answer.value.changesAt !== null) changesAt(answer.value.changesAt);
  return Response.json(answer.value.value);
}
