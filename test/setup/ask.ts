import { type IncomingHttpHeaders, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The address of this machine that asks, `127.x.y.z`: each is allowed so much a minute. */
  readonly from?: string;
}

/** Sends a request to a server on loopback with a site's own host, because not every machine resolves `*.localhost`. */
export function ask(
  port: number,
  site: string,
  path: string,
  { method = "GET", headers = {}, body, from }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = `${site}.localhost:${port}`;
    const options = { host: "127.0.0.1", port, path, method, headers: { host, ...headers } };
    const sent = request({ ...options, ...(from ? { localAddress: from } : {}) }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
