import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** The measurements of a burst of requests. */
export interface Load {
  readonly seconds: number;
  readonly perSecond: number;
}

interface Target {
  readonly port: number;
  readonly host: string;
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  /** The encoding that the client accepts; by default Brotli. */
  readonly encoding?: "br" | "identity";
}

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Node's fetch does not allow setting Host, and not every machine resolves `*.localhost`: hence this plain client. */
export function get({ port, host, path, encoding = "br" }: Target, n: number, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, "accept-encoding": encoding };
    const sent = request({ agent, host: "127.0.0.1", port, path: path(n), headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ headers: answer.headers, body: Buffer.concat(parts) });
        else reject(new Error(`${path(n)} answered ${answer.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Sends `requests` GETs over `connections` keep-alive connections to loopback; any status but 200 is an error. */
export async function load(target: Target, requests: number, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const worker = async () => {
    while (next < requests) await get(target, next++, agent);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { seconds, perSecond: requests / seconds };
}
