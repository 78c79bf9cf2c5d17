import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, TLSSocket, type TlsOptions } from "node:tls";

/** How the server misbehaves from the next connection on. */
type FtpsFault =
  /** Accepts connections and says nothing. */
  | "silent"
  /** Answers nothing after the sign-in. */
  | "hangs after sign-in"
  /** Sends half of a file, and nothing more. */
  | "stalls"
  /** Sends half of a file and cuts both connections. */
  | "cuts"
  /** Writes the file anew while it is being read. */
  | "changes"
  /** Knows no command that tells a file's size, time or list. */
  | "hides facts"
  /** Offers no TLS. */
  | "refuses TLS"
  /** Breaks off the handshake. */
  | "breaks TLS"
  /** Knows only PASV, and names another host as the one with the data. */
  | "bounces"
  /** Shows another certificate on the connections of files. */
  | "other data certificate";

export interface FtpsSimulator {
  readonly port: number;
  /** By full path. The time is in epoch seconds. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly modified: number }>;
  /** Every command that came, with its argument. */
  readonly commands: string[];
  behave(fault: FtpsFault | null): void;
  close(): Promise<void>;
}

/** The only user, and its password. */
export const SIMULATED_FTPS = { user: "dealer", password: "correct horse" };

export interface FtpsSimulatorOptions {
  /** In PEM form. */
  readonly certificate: string;
  readonly key: string;
  /** Whether TLS is spoken from the first byte on. */
  readonly implicit: boolean;
  readonly otherCertificate?: { readonly certificate: string; readonly key: string };
}

/** An FTP server of this machine that serves files from memory over TLS, read only. */
export async function ftpsSimulator(options: FtpsSimulatorOptions): Promise<FtpsSimulator> {
  const sockets = new Set<Socket>();
  const world: World = {
    files: new Map(),
    commands: [],
    fault: null,
    // The connection of a file takes up the session of the commands, so both must know the same tickets.
    tls: { cert: options.certificate, key: options.key, ticketKeys: randomBytes(48) },
    other: { cert: options.otherCertificate?.certificate, key: options.otherCertificate?.key },
    track: (socket) => {
      sockets.add(socket.setNoDelay(true).on("error", () => null));
      socket.once("close", () => sockets.delete(socket));
    },
  };
  const greeted = (socket: Socket) => {
    world.track(socket);
    if (world.fault !== "silent") converse(socket, world);
  };
  const server = options.implicit ? createTlsServer(world.tls, greeted) : createServer(greeted);
  await listening(server);
  return {
    port: portOf(server),
    files: world.files,
    commands: world.commands,
    behave: (fault) => {
      world.fault = fault;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface World {
  readonly files: FtpsSimulator["files"];
  readonly commands: string[];
  fault: FtpsFault | null;
  readonly tls: TlsOptions;
  readonly other: TlsOptions;
  readonly track: (socket: Socket) => void;
}

const listening = (server: Server) => new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Answers the commands of one connection, which come one after the other. */
function converse(plain: Socket, world: World): void {
  let socket = plain;
  let data: Promise<Socket> | null = null;
  let isIn = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const listen = () => {
    let rest = "";
    socket.on("data", (bytes) => {
      const lines = (rest + bytes).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        world.commands.push(line);
        const [, command = "", argument = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
        answer(command.toUpperCase(), argument).catch(() => socket.destroy());
      }
    });
  };
  async function answer(command: string, argument: string): Promise<unknown> {
    if (command === "AUTH") return beginTls();
    if (command === "USER") return say("331 Password, please.");
    if (command === "PASS") {
      isIn = argument === SIMULATED_FTPS.password && world.commands.includes(`USER ${SIMULATED_FTPS.user}`);
      return say(isIn ? "230 Welcome." : "530 Login incorrect.");
    }
    if (isIn && world.fault === "hangs after sign-in") return;
    if (["TYPE", "STRU", "OPTS", "PBSZ", "PROT"].includes(command)) return say("200 Fine.");
    if (command === "FEAT") return say(world.fault === "hides facts" ? "502 No." : "211-Features\r\n MLST\r\n211 End");
    if (command === "EPSV" || command === "PASV") return openData(command);
    if (!isIn) return say("530 Sign in first.");
    if (command === "SIZE" || command === "MDTM") return say(fact(command, argument, world));
    if (command === "MLSD") return send(Buffer.from(listing(argument, world)));
    if (command === "RETR") {
      const file = world.files.get(argument);
      return file ? send(file.bytes, argument) : say("550 No such file.");
    }
    return say("502 Unknown.");
  }
  function beginTls(): unknown {
    if (world.fault === "refuses TLS") return say("502 No TLS here.");
    say("234 Go ahead.");
    if (world.fault === "breaks TLS") return socket.end();
    socket.removeAllListeners("data");
    socket = new TLSSocket(plain, { ...world.tls, isServer: true });
    socket.on("error", () => null);
    return listen();
  }
  async function openData(command: string): Promise<unknown> {
    if (command === "EPSV" && world.fault === "bounces") return say("502 Unknown.");
    const opened = await dataServer(world);
    data = opened.connection;
    opened.server.on("tlsClientError", () => say("425 No connection."));
    plain.once("close", () => opened.server.close());
    const port = portOf(opened.server);
    const host = world.fault === "bounces" ? "10,0,0,1" : "127,0,0,1";
    if (command === "EPSV") return say(`229 Listening (|||${port}|)`);
    return say(`227 Listening (${host},${port >> 8},${port & 255})`);
  }
  async function send(bytes: Buffer, path?: string): Promise<unknown> {
    say("150 Here it comes.");
    const connection = await data;
    if (path && (world.fault === "cuts" || world.fault === "stalls")) {
      connection?.write(bytes.subarray(0, bytes.length / 2), () => {
        if (world.fault === "cuts") for (const each of [connection, socket]) each.destroy();
      });
      return;
    }
    if (path && world.fault === "changes") world.files.set(path, { bytes, modified: stampOf(path, world) + 1 });
    return connection?.end(bytes, () => say("226 That was it."));
  }
  say("220 Simulated FTP.");
  listen();
}

/** Waits for the connection of one file or list. */
async function dataServer(world: World) {
  const server = createTlsServer(world.fault === "other data certificate" ? world.other : world.tls);
  server.on("connection", world.track);
  const connection = new Promise<Socket>((ready) => {
    server.once("secureConnection", (socket) => ready(socket.on("error", () => null)));
  });
  await listening(server);
  return { server, connection };
}

/** The line that tells a file's size or time. */
function fact(command: string, path: string, { files, fault }: World): string {
  const file = files.get(path);
  if (fault === "hides facts") return "502 Unknown.";
  if (!file) return "550 No such file.";
  return `213 ${command === "SIZE" ? file.bytes.length : stamp(file.modified)}`;
}

const stampOf = (path: string, { files }: World) => files.get(path)?.modified ?? 0;
/** `20231114221320` */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\..*|[-T:]/g, "");

/** The folder's entries as MLSD tells them. */
function listing(folder: string, { files }: World): string {
  const prefix = folder.endsWith("/") ? folder : `${folder}/`;
  const lines = [...files].flatMap(([path, { bytes, modified }]) => {
    if (!path.startsWith(prefix)) return [];
    const [name = "", inner] = path.slice(prefix.length).split("/");
    const facts = inner === undefined ? `type=file;size=${bytes.length};` : "type=dir;";
    return `${facts}modify=${stamp(modified)}; ${name}\r\n`;
  });
  return lines.join("");
}
