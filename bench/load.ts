import { Agent, request } from "node:http";

/** What a burst of requests took. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Bytes of the bodies received, all together. */
  readonly bytes: number;
}

interface Target {
  readonly port: number;
  readonly host: string;
  /** The n-th request's path. */
  readonly path: (n: number) => string;
}

/** Sends `requests` GETs over `connections` kept-alive connections to loopback; any answer but 200 is an error. */
export async function load(target: Target, requests: number, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let bytes = 0;
  const one = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: "127.0.0.1",
          port: target.port,
          path: target.path(n),
          headers: { host: target.host, "accept-encoding": "br" },
        },
        (answer) => {
          answer.on("data", (part: Buffer) => {
            bytes += part.length;
          });
          answer.on("end", () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${target.path(n)} answered ${answer.statusCode}`)),
          );
        },
      );
      sent.on("error", reject);
      sent.end();
    });
  const worker = async () => {
    while (next < requests) await one(next++);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { requests, seconds, perSecond: requests / seconds, bytes };
}
