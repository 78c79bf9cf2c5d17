import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";

interface ReceivedSms {
  readonly id: string;
  readonly to: string;
  readonly from?: string;
  readonly text: string;
}

export interface SmsSimulator {
  /** `http://127.0.0.1:<port>/messages` */
  readonly url: string;
  /** Messages taken, oldest first. */
  readonly received: readonly ReceivedSms[];
  /** Answers the next messages with this status, or never (`hang`). */
  behave(answer: number | "hang"): void;
  close(): Promise<void>;
}

/**
 * An SMS gateway on this machine that sends nothing: it stores messages that carry the token and answers others with
 * 401.
 */
export async function smsSimulator({ token }: { readonly token: string }): Promise<SmsSimulator> {
  const received: ReceivedSms[] = [];
  let answer: number | "hang" = 202;
  const judge = async (request: IncomingMessage): Promise<number | "hang"> => {
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${token}`) return 401;
    if (answer !== "hang" && answer < 300) {
      received.push({ id: String(request.headers["idempotency-key"]), ...JSON.parse(body) });
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
    url: `${origin}/messages`,
    received,
    behave: (next) => {
      answer = next;
    },
    close,
  };
}
