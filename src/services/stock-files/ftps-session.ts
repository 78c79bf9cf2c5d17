import { isIP } from "node:net";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";
import { Client, type FTPContext, FTPError, type FTPResponse } from "basic-ftp";
import { dialled, type Reach, refused, type Step, stepsOf, unavailable } from "./transfer.ts";

export interface FtpsServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /**
   * The SHA-256 fingerprint of the one certificate that is trusted, as `openssl x509 -fingerprint -sha256` shows it;
   * null: any that this machine's authorities vouch for.
   */
  readonly certificate: string | null;
  /** Whether TLS is spoken from the first byte on, rather than on request. */
  readonly implicit: boolean;
  /** Further authorities that are trusted, in PEM form. */
  readonly authorities?: string;
}

export interface FtpsSession {
  readonly client: Client;
  readonly step: Step;
  readonly end: () => void;
}

/** Signs in to an FTP server over TLS. A server whose certificate is not trusted is sent no user name or password. */
export async function ftpsSession(
  server: FtpsServer,
  reach: Reach,
  patience: number,
  signal: AbortSignal,
): Promise<FtpsSession> {
  const { host } = server;
  const socket = await dialled(server, reach, patience, signal);
  const client = new Client(patience);
  const end = () => {
    client.close();
    socket.destroy();
  };
  // A file may take longer than any step: nothing but the signal ends a transfer that goes on.
  signal.addEventListener("abort", end, { once: true });
  // The library itself ends what it waits for when the connection breaks.
  const step = stepsOf(host, signal, patience);
  try {
    const tls = tlsOptions(server);
    if (server.implicit) {
      client.ftp.socket = await step("begin TLS", encrypted(server, { ...tls, socket }));
      client.ftp.tlsOptions = tls;
      await step("greet us", greeted(client.ftp));
    } else {
      client.ftp.socket = socket;
      await step("greet us", greeted(client.ftp));
      await step("begin TLS", upgraded(client, server, tls));
    }
    client.prepareTransfer = (ftp) => dataConnection(ftp, server, patience, signal);
    await step("let us sign in", loggedIn(client, server));
    // biome-ignore lint/correctness/useHookAtTopLevel: the method of a file server's client is no hook of React.
    await step("answer", client.useDefaultSettings());
    return { client, step, end };
  } catch (error) {
    end();
    if (error instanceof FTPError) throw unavailable(`${host} answered ${error.message.slice(0, 100)}`);
    throw error;
  }
}

/** The host's name is what a certificate and a session that is taken up again are judged by. */
const tlsOptions = ({ host, certificate, authorities }: FtpsServer): ConnectionOptions => ({
  host,
  ...(isIP(host) ? {} : { servername: host }),
  ...(authorities ? { ca: authorities } : {}),
  // A pinned certificate is compared by ourselves, whoever signed it.
  rejectUnauthorized: certificate === null,
  minVersion: "TLSv1.2",
});

async function greeted(ftp: FTPContext): Promise<void> {
  await ftp.handle(undefined, (answer, task) => {
    if (answer instanceof Error) task.reject(answer);
    else if (answer.code < 300) task.resolve(answer);
    else task.reject(new FTPError(answer));
  });
}

async function upgraded(client: Client, server: FtpsServer, options: ConnectionOptions): Promise<void> {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: the method of a file server's client is no hook of React.
    await client.useTLS(options);
  } catch (error) {
    if (error instanceof FTPError) {
      throw refused(`${server.host} offers no TLS (${error.code}), and no file is fetched without it.`);
    }
    throw distrust(server, error);
  }
  expectPinned(server, client.ftp.socket as TLSSocket);
}

/** A TLS connection over the socket of the options, after its handshake. */
function encrypted(server: FtpsServer, options: ConnectionOptions): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(distrust(server, error));
    const socket = connectTls(options, () => {
      socket.off("error", fail);
      try {
        expectPinned(server, socket);
        resolve(socket);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.once("error", fail);
  });
}

/** What a failed handshake means: a certificate that is not trusted, or a connection that broke. */
function distrust({ host }: FtpsServer, error: unknown): Error {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const isConnection = /^E[A-Z]+$/.test(code) || /closed|disconnected/i.test(message);
  return isConnection
    ? unavailable(`${host} broke off the TLS handshake (${code || "closed"}).`)
    : refused(
        `The certificate of ${host} is not trusted (${code || message.slice(0, 100)}). No password was sent. If it is the right one, write its SHA-256 fingerprint as certificate.`,
      );
}

const bare = (fingerprint: string) => fingerprint.replaceAll(":", "").toLowerCase();

/** The certificate that is shown, where it is not the pinned one; null where it is, or where none is pinned. */
function otherThanPinned({ certificate }: FtpsServer, socket: TLSSocket): string | null {
  if (certificate === null) return null;
  const { fingerprint256 = "none" } = socket.getPeerCertificate();
  return bare(fingerprint256) === bare(certificate) ? null : fingerprint256;
}

function expectPinned(server: FtpsServer, socket: TLSSocket): void {
  const shown = otherThanPinned(server, socket);
  if (shown === null) return;
  throw refused(
    `${server.host} shows another certificate than the one that is written down: it shows ${shown}, and certificate says ${server.certificate}. No password was sent. Ask the operator of that server whether it was renewed; if it was, write the new fingerprint as certificate.`,
  );
}

async function loggedIn(client: Client, { host, user, password }: FtpsServer): Promise<void> {
  try {
    await client.login(user, password);
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500) {
      throw refused(`${host} did not let ${user} in (${error.code}): the user's name or password is wrong.`);
    }
    throw error;
  }
}

/**
 * Opens the connection that carries a file or a list. It leads to the very address of the commands, whatever address
 * the server names: a server must not send us to a third one.
 */
async function dataConnection(
  ftp: FTPContext,
  server: FtpsServer,
  patience: number,
  signal: AbortSignal,
): Promise<FTPResponse> {
  const address = ftp.socket.remoteAddress;
  if (!address) throw unavailable(`${server.host} closed the connection.`);
  const { answer, port } = await dataPort(ftp);
  // The address was judged when the commands' connection was made.
  const socket = await dialled({ host: address, port }, { mode: "development" }, patience, signal);
  const session = ftp.tlsSessionStore ?? (ftp.socket as TLSSocket).getSession();
  const tls = connectTls({ ...ftp.tlsOptions, socket, ...(session ? { session } : {}) });
  tls.on("session", (next) => {
    ftp.tlsSessionStore = next;
  });
  // Servers begin TLS here only after the command that fills the connection, so nobody can wait for it yet.
  tls.once("secureConnect", () => {
    // Who takes up the session of the commands has proved to be the same server.
    if (!tls.isSessionReused() && otherThanPinned(server, tls))
      tls.destroy(new Error("The file's connection shows another certificate."));
  });
  ftp.dataSocket = tls;
  return answer;
}

/** The port on which the server waits for the data connection. */
async function dataPort(ftp: FTPContext): Promise<{ readonly answer: FTPResponse; readonly port: number }> {
  let answer: FTPResponse;
  let port: number;
  try {
    answer = await ftp.request("EPSV");
    port = Number(/\|\|\|(\d{1,5})\|/.exec(answer.message)?.[1]);
  } catch (error) {
    // An older server knows only the command before it, which names an address, too.
    if (!(error instanceof FTPError)) throw error;
    answer = await ftp.request("PASV");
    const [, high, low] = /\d{1,3},\d{1,3},\d{1,3},\d{1,3},(\d{1,3}),(\d{1,3})/.exec(answer.message) ?? [];
    port = Number(high) * 256 + Number(low);
  }
  if (!(port > 0 && port < 65_536)) throw unavailable("The server names no port for the file.");
  return { answer, port };
}
