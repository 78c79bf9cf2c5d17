import type { Line } from "./line.ts";
import { pageData } from "./page-data.ts";

/** The signature of `fetch`. */
type Ask = typeof fetch;

export interface Patience {
  readonly ask: Ask;
  /** Whether the browser itself reports that it is online. */
  readonly isOn: () => boolean;
  readonly line: Line;
  /** The remembered response for an address, in the server's format; null if there is none. */
  readonly recall: (address: URL) => string | null;
  /** Called with each response to a request that is not for the page itself. */
  readonly heard: (address: URL, body: string) => void;
  /** Milliseconds before a failed read request is retried. */
  readonly pause: number;
}

/**
 * A `fetch` that keeps pages usable while the connection is down. React Router replaces a page whose data does not
 * arrive with an error, even on a mere reload of the data, and anything typed into that page would be lost. So a read
 * request waits until the connection is back, or is answered from the tab's memory. A form is never submitted twice: if
 * its response does not arrive, the page stays and says that nobody knows whether the form arrived.
 */
export function patientFetch(patience: Patience): Ask {
  return (input, init) => {
    // Only React Router passes a URL; the desk's own requests report failures themselves.
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return patience.ask(input, init);
    return (init?.method ?? "GET") === "GET" ? read(patience, input, init) : send(patience, input, init);
  };
}

async function read(patience: Patience, address: URL, init: RequestInit | undefined): Promise<Response> {
  const { ask, isOn, line, recall, heard, pause } = patience;
  const signal = init?.signal ?? new AbortController().signal;
  for (let failed = 0; ; failed++) {
    const recalled = line.since() === null ? null : recall(address);
    if (recalled !== null) return new Response(recalled);
    try {
      const { response, body } = await completeResponse(ask, address, init);
      line.back();
      if (response.ok) heard(address, body);
      return response;
    } catch (error) {
      if (signal.aborted) throw error;
      // A connection that is back within a moment is not worth mentioning.
      if (failed > 0 || !isOn()) line.lose();
      if (line.since() === null) await moment(pause, signal);
      else if (recall(address) === null) await lineBack(line, signal);
      if (signal.aborted) throw error;
    }
  }
}

async function send({ ask, line }: Patience, address: URL, init: RequestInit | undefined): Promise<Response> {
  try {
    const { response } = await completeResponse(ask, address, init);
    line.goOn();
    return response;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    if (!isKept(init?.body)) line.doubt();
    line.lose();
    return new Response(pageData({ data: null }));
  }
}

/** Whether the page keeps a form's text and sends it again by itself, so that the user need not check. */
const isKept = (body: RequestInit["body"]): boolean =>
  body instanceof URLSearchParams && ["draft", "answer", "text", "note"].includes(body.get("intent") ?? "");

/** Statuses with which a proxy in front of the desk says that the desk does not respond. */
const AWAY = new Set([502, 503, 504]);

/** The complete response: a response that is cut off fails here rather than in the middle of the page. */
async function completeResponse(ask: Ask, address: URL, init: RequestInit | undefined) {
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

/** Resolves once the connection is back or the request is aborted. */
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
