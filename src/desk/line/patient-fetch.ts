import type { Line } from "./line.ts";
import { pageData } from "./page-data.ts";

/** What is asked, as `fetch` takes it. */
type Ask = typeof fetch;

export interface Patience {
  readonly ask: Ask;
  /** Whether the browser itself believes that there is a connection. */
  readonly isOn: () => boolean;
  readonly line: Line;
  /** What this tab remembers of an address, as the server would send it; null for nothing. */
  readonly recall: (address: URL) => string | null;
  /** Hands over what the server has answered to a call that is no page. */
  readonly heard: (address: URL, body: string) => void;
  /** Milliseconds before a reading that failed is tried a second time. */
  readonly pause: number;
}

/**
 * A `fetch` that loses nobody's page because the line is lost. React Router shows an error in the place of a page whose
 * data does not come, also where it only reads it anew, and what somebody has typed into that page would be gone. So a
 * reading waits until the line is back, or is answered out of the tab's memory. What is sent is never sent twice: where
 * its answer does not come, the form's page stays and says that nobody knows whether it arrived.
 */
export function patientFetch(patience: Patience): Ask {
  return (input, init) => {
    // React Router alone asks by a URL; the desk's own calls tell of a failure in their own words.
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return patience.ask(input, init);
    return (init?.method ?? "GET") === "GET" ? read(patience, input, init) : send(patience, input, init);
  };
}

async function read(patience: Patience, address: URL, init: RequestInit | undefined): Promise<Response> {
  const { ask, isOn, line, recall, heard, pause } = patience;
  const signal = init?.signal ?? new AbortController().signal;
  for (let failed = 0; ; failed++) {
    const known = line.since() === null ? null : recall(address);
    if (known !== null) return new Response(known);
    try {
      const { response, body } = await whole(ask, address, init);
      line.back();
      if (response.ok) heard(address, body);
      return response;
    } catch (error) {
      if (signal.aborted) throw error;
      // A line that is back within a moment is not worth a word.
      if (failed > 0 || !isOn()) line.lose();
      if (line.since() === null) await moment(pause, signal);
      else if (recall(address) === null) await lineBack(line, signal);
      if (signal.aborted) throw error;
    }
  }
}

async function send({ ask, line }: Patience, address: URL, init: RequestInit | undefined): Promise<Response> {
  try {
    const { response } = await whole(ask, address, init);
    line.goOn();
    return response;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    if (!isKept(init?.body)) line.doubt();
    line.lose();
    return new Response(pageData({ data: null }));
  }
}

/** Whether a form is one whose words its page keeps and sends again by itself, so that nobody has to look. */
const isKept = (body: RequestInit["body"]): boolean =>
  body instanceof URLSearchParams && ["draft", "answer", "text", "note"].includes(body.get("intent") ?? "");

/** Statuses by which a server before the desk's says that the desk does not answer. */
const AWAY = new Set([502, 503, 504]);

/** The whole answer: one that is cut on its way fails here, and not in the middle of the page. */
async function whole(ask: Ask, address: URL, init: RequestInit | undefined) {
  const response = await ask(address, init);
  if (AWAY.has(response.status)) throw new TypeError("The desk does not answer.");
  const body = await response.text();
  const { status, statusText, headers } = response;
  const hasBody = ![204, 205, 304].includes(status);
  return { response: new Response(hasBody ? body : null, { status, statusText, headers }), body };
}

function moment(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}

/** Resolves once the line is back, or nobody wants to know any more. */
function lineBack(line: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (line.since() !== null && !signal.aborted) return;
      stop();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const stop = line.follow(done);
    signal.addEventListener("abort", done);
    done();
  });
}
