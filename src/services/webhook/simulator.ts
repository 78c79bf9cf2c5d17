import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";
import { verify } from "./signature.ts";

interface ReceivedCall {
  readonly id: string;
  readonly body: unknown;
}

export interface WebhookSimulator {
  /** `http://127.0.0.1:<port>/leads` */
  readonly url: string;
  /** Correctly signed calls that were answered with 2xx, oldest first. */
  readonly received: readonly ReceivedCall[];
  /** Answers the next calls with this status, or never (`hang`). */
  behave(answer: number | "hang"): void;
  close(): Promise<void>;
}

/** A dealer's system on this machine: it stores correctly signed calls for inspection and answers others with 401. */
export async function webhookSimulator(options: {
  readonly secret: string;
  readonly clock: () => number;
}): Promise<WebhookSimulator> {
  const received: ReceivedCall[] = [];
  let answer: number | "hang" = 204;
  const judge = async (request: IncomingMessage): Promise<number | "hang"> => {
    const body = await text(request);
    const signature = String(request.headers["x-forecourt-signature"]);
    if (!verify(options.secret, body, signature, Math.floor(options.clock() / 1000))) return 401;
    if (answer !== "hang" && answer < 300) {
      received.push({ id: String(request.headers["idempotency-key"]), body: JSON.parse(body) });
    }
    return answer;
  };
  const { origin, close } = await loopbackServer((request, response) => {
    judge(request).then(
      (status) => {
        if (status === "hang") return;
        response.writeHead(status, status >= 300 && status < 400 ? { Location: "/elsewhere" } : {}).end();
      },
      () => response.destroy(),
    );
  });
  return {
    url: `${origin}/leads`,
    received,
    behave: (next) => {
      answer = next;
    },
    close,
  };
}
