import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { Client, type ConnectConfig, type ServerHostKeyAlgorithm, type SFTPWrapper } from "ssh2";
import { dialled, type Reach, refused, type Step, stepsOf, unavailable } from "./transfer.ts";

export interface SftpServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** A password, or a private key in PEM or OpenSSH form. */
  readonly secret: { readonly password: string } | { readonly key: string };
  /** The fingerprint of the server's key as `ssh-keygen -lf` shows it: `SHA256:…`. */
  readonly hostKey: string;
}

export interface SftpSession {
  readonly sftp: SFTPWrapper;
  readonly step: Step;
  readonly end: () => void;
}

/**
 * A server has a key of each of these families, and which one it shows is agreed on before anybody sees a fingerprint.
 * The pinned one may be any of them, so each is asked for in turn until one fits.
 */
const KEY_FAMILIES: readonly (readonly ServerHostKeyAlgorithm[])[] = [
  ["ssh-ed25519"],
  ["ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"],
  ["rsa-sha2-512", "rsa-sha2-256", "ssh-rsa"],
];

/** Signs in to the server that has the pinned key. No other one is sent a user name, a password or a signature. */
export async function signedIn(
  server: SftpServer,
  reach: Reach,
  patience: number,
  signal: AbortSignal,
): Promise<SftpSession> {
  const shown: string[] = [];
  for (const family of KEY_FAMILIES) {
    const socket = await dialled(server, reach, patience, signal);
    const tried = await attempt(server, family, socket, patience, signal);
    if ("sftp" in tried) return tried;
    if (tried.shown) shown.push(tried.shown);
  }
  throw refused(
    shown.length
      ? `${server.host} shows another host key than the one that is written down: it shows ${shown.join(" and ")}, and hostKey says ${server.hostKey}. No password was sent. Ask the operator of that server whether its key was changed; if it was, write the new fingerprint as hostKey.`
      : `${server.host} has no host key of a kind that is known here (Ed25519, ECDSA, RSA).`,
  );
}

/** A session, or the fingerprint that the server showed instead of the pinned one; null if it has no such key. */
async function attempt(
  server: SftpServer,
  family: readonly ServerHostKeyAlgorithm[],
  socket: Socket,
  patience: number,
  signal: AbortSignal,
): Promise<SftpSession | { readonly shown: string | null }> {
  const client = new Client();
  let other: string | null | undefined;
  const broken = new Promise<never>((_, reject) => {
    client.on("error", (error) => {
      if (/no matching host key format/.test(error.message)) other = null;
      reject(brokenBy(server, error));
    });
    client.on("close", () => reject(unavailable(`${server.host} closed the connection.`)));
  });
  const end = () => {
    client.destroy();
    socket.destroy();
  };
  const step = stepsOf(server.host, signal, patience, broken);
  try {
    const ready = new Promise<void>((resolve) => client.once("ready", () => resolve()));
    answerPrompts(client, server);
    connectClient(client, {
      sock: socket,
      username: server.user,
      ...credentials(server),
      algorithms: { serverHostKey: [...family] },
      // Our own steps say what took too long.
      readyTimeout: 0,
      hostVerifier: (key: Buffer) => {
        const fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replaceAll("=", "")}`;
        if (fingerprint === server.hostKey.replaceAll("=", "")) return true;
        other = fingerprint;
        return false;
      },
    });
    await step("let us sign in", ready);
    const sftp = await step("open SFTP", sftpOf(client, server.host));
    return { sftp, step, end };
  } catch (error) {
    end();
    if (other !== undefined) return { shown: other };
    throw error;
  }
}

/** Throws in words when the key cannot be read, before anything is sent. */
function connectClient(client: Client, config: ConnectConfig): void {
  try {
    client.connect(config);
  } catch {
    throw refused(
      "The private key cannot be read: it must be the whole key, in PEM or OpenSSH form, without a passphrase.",
    );
  }
}

function credentials({ secret }: SftpServer): Partial<ConnectConfig> {
  return "key" in secret
    ? { privateKey: secret.key, authHandler: ["publickey"] }
    : { password: secret.password, tryKeyboard: true, authHandler: ["password", "keyboard-interactive"] };
}

/** Servers that ask for the password as a question take it so; more questions than one have no answer here. */
function answerPrompts(client: Client, { secret }: SftpServer): void {
  client.on("keyboard-interactive", (_name, _instructions, _language, prompts, finish) => {
    const isPassword = prompts.length === 1 && prompts[0]?.echo !== true;
    finish(isPassword && "password" in secret ? [secret.password] : []);
  });
}

function brokenBy({ host, user, secret }: SftpServer, error: Error & { level?: string; code?: string }): Error {
  if (error.level === "client-authentication") {
    const credential = "key" in secret ? "key" : "password";
    return refused(`${host} did not let ${user} in: the user's name or ${credential} is wrong.`);
  }
  if (error.level === "handshake" || error.level === "protocol") {
    return unavailable(`${host} speaks no SSH that is understood here: ${error.message.slice(0, 200)}`);
  }
  return unavailable(`The connection to ${host} broke (${error.code ?? error.level ?? error.name}).`);
}

const sftpOf = (client: Client, host: string) =>
  new Promise<SFTPWrapper>((resolve, reject) => {
    client.sftp((error, sftp) => {
      if (error && /subsystem/.test(error.message)) reject(refused(`${host} let us sign in, but offers no SFTP.`));
      else if (error) reject(unavailable(`${host} let us sign in, but opened no channel.`));
      else resolve(sftp);
    });
  });
