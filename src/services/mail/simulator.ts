import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { type ReadMail, readMail } from "../../lib/files/mime.ts";
import { listenHere } from "../../lib/net/loopback-server.ts";

/**
 * How the simulator treats the next mails: it takes them, refuses the recipient (550), puts them off (451), or does
 * not answer.
 */
type MailboxMood = "accept" | "refuse" | "busy" | "hang";

export interface MailSimulator {
  /** `smtp://127.0.0.1:<port>`, for the live client. */
  readonly url: string;
  behave(mood: MailboxMood): void;
  /** All mails taken, oldest first. */
  received(): Promise<readonly ReadMail[]>;
  close(): Promise<void>;
}

/**
 * An SMTP server on this machine that delivers nothing: each mail it takes becomes a file `<time>-<number>.eml` in
 * `dir`, oldest first by name, which a developer or a test can read.
 */
export async function mailSimulator({ dir }: { readonly dir: string }): Promise<MailSimulator> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let mood: MailboxMood = "accept";
  let number = 0;
  const keep = async (raw: Buffer) => {
    number += 1;
    const name = `${Date.now()}-${process.pid}-${String(number).padStart(6, "0")}.eml`;
    await writeFile(join(dir, `${name}.part`), raw, { mode: 0o600 });
    await rename(join(dir, `${name}.part`), join(dir, name));
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: 10_000_000,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      done(mood === "refuse" ? reply(550, "No such mailbox here") : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "hang") return;
        if (mood === "busy") return done(reply(451, "Try again later"));
        keep(Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // A client may hang up in the middle; that is no error of the simulator.
  server.on("error", () => {});
  await listenHere(server);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    behave: (next) => {
      mood = next;
    },
    async received() {
      const names = (await readdir(dir)).filter((name) => name.endsWith(".eml")).sort();
      return Promise.all(names.map(async (name) => readMail(await readFile(join(dir, name)))));
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
