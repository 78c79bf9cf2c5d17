import { createHash } from "node:crypto";
import type { AddressInfo, Server, Socket } from "node:net";
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from "ssh2";

/** How the server misbehaves from the next connection on. */
type SftpFault =
  /** Accepts connections and says nothing. */
  | "silent"
  /** Answers nothing after the sign-in. */
  | "hangs after sign-in"
  /** Sends half of a file, and nothing more. */
  | "stalls"
  /** Sends half of a file and closes the connection. */
  | "cuts"
  /** Writes the file anew while it is being read. */
  | "changes"
  /** Tells no sizes. */
  | "hides sizes"
  /** Takes the password only as the answer to a question. */
  | "asks";

export interface SftpSimulator {
  readonly port: number;
  /** The fingerprints of its keys, by kind. */
  readonly hostKeys: { readonly ed25519: string; readonly rsa: string };
  /** By full path. The time is in epoch seconds. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly modified: number }>;
  /** Every sign-in that was tried, as "password <what was sent>" or "publickey". */
  readonly signIns: string[];
  behave(fault: SftpFault | null): void;
  close(): Promise<void>;
}

/** The only user, its password, and the key with which it signs in. */
export const SIMULATED_SFTP = {
  user: "dealer",
  password: "correct horse",
  keys: sshKeys(),
};

/** A private and a public key in OpenSSH's forms. The library now and then writes one that it cannot read itself. */
export function sshKeys(): { readonly private: string; readonly public: string } {
  for (;;) {
    const keys = ssh2.utils.generateKeyPairSync("ed25519");
    if (!(ssh2.utils.parseKey(keys.private) instanceof Error)) return keys;
  }
}

const { STATUS_CODE } = ssh2.utils.sftp;

/** An SSH server of this machine that serves files from memory by SFTP, read only. */
export async function sftpSimulator(): Promise<SftpSimulator> {
  const keys = {
    ed25519: sshKeys(),
    rsa: ssh2.utils.generateKeyPairSync("rsa", { bits: 2048 }),
  };
  const files: SftpSimulator["files"] = new Map();
  const signIns: string[] = [];
  const connections = new Set<Connection>();
  const state: { fault: SftpFault | null } = { fault: null };
  const server = new ssh2.Server({ hostKeys: [keys.ed25519.private, keys.rsa.private] }, (connection) => {
    connections.add(connection);
    connection.on("close", () => connections.delete(connection));
    connection.on("error", () => null);
    connection.on("authentication", (context) => authenticate(context, signIns, state.fault));
    connection.on("session", (accept) => {
      accept().on("sftp", (acceptSftp) => serve(acceptSftp(), files, state, () => connection.end()));
    });
  });
  // A server that says nothing must not even greet, which the library does at once.
  const inner = (server as unknown as { _srv: Server })._srv;
  const greet = inner.listeners("connection") as ((socket: Socket) => void)[];
  inner.removeAllListeners("connection");
  const silent = new Set<Socket>();
  inner.on("connection", (socket) => {
    socket.setNoDelay(true);
    if (state.fault === "silent") silent.add(socket.on("error", () => null));
    else for (const listener of greet) listener.call(inner, socket);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  return {
    port: (server.address() as AddressInfo).port,
    hostKeys: { ed25519: hostKeyFingerprint(keys.ed25519.public), rsa: hostKeyFingerprint(keys.rsa.public) },
    files,
    signIns,
    behave: (fault) => {
      state.fault = fault;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const connection of connections) connection.end();
        for (const socket of silent) socket.destroy();
      }),
  };
}

/** The fingerprint of a public key in OpenSSH's line, as `ssh-keygen -lf` shows it. */
export function hostKeyFingerprint(line: string): string {
  const bytes = Buffer.from(line.split(" ")[1] ?? "", "base64");
  return `SHA256:${createHash("sha256").update(bytes).digest("base64").replaceAll("=", "")}`;
}

function authenticate(context: AuthContext, signIns: string[], fault: SftpFault | null): void {
  signIns.push(context.method === "password" ? `password ${context.password}` : context.method);
  const isUser = context.username === SIMULATED_SFTP.user;
  if (fault !== "asks") {
    if (isUser && (isRightPassword(context) || isRightKey(context))) context.accept();
    else context.reject(["password", "publickey"]);
  } else if (context.method === "keyboard-interactive") {
    context.prompt([{ prompt: "Password: ", echo: false }], ([answer]) => {
      if (isUser && answer === SIMULATED_SFTP.password) context.accept();
      else context.reject();
    });
  } else context.reject(["keyboard-interactive"]);
}

const isRightPassword = (context: AuthContext) =>
  context.method === "password" && context.password === SIMULATED_SFTP.password;

/** Whether the key is the known one; a client asks so first without, then with a signature. */
function isRightKey(context: AuthContext): boolean {
  const known = ssh2.utils.parseKey(SIMULATED_SFTP.keys.public);
  if (context.method !== "publickey" || known instanceof Error) return false;
  const { key, signature, blob, hashAlgo } = context;
  if (!known.getPublicSSH().equals(key.data)) return false;
  return !signature || (blob !== undefined && known.verify(blob, signature, hashAlgo) === true);
}

function serve(
  sftp: SFTPWrapper,
  files: SftpSimulator["files"],
  state: { readonly fault: SftpFault | null },
  cut: () => void,
): void {
  const handles: { path: string; listed: boolean }[] = [];
  const answers = (answer: () => void) => {
    if (state.fault !== "hangs after sign-in") answer();
  };
  const attributes = (path: string) => {
    const file = files.get(path);
    const isFolder = [...files.keys()].some((known) => known.startsWith(path === "/" ? path : `${path}/`));
    if (!file && !isFolder) return null;
    const { bytes, modified } = file ?? { bytes: Buffer.alloc(0), modified: 0 };
    const size = state.fault === "hides sizes" ? undefined : bytes.length;
    return { mode: file ? 0o100644 : 0o040755, size, uid: 0, gid: 0, atime: modified, mtime: modified };
  };
  const tell = (id: number, path: string) =>
    answers(() => {
      const found = attributes(path);
      if (found) sftp.attrs(id, found as Parameters<SFTPWrapper["attrs"]>[1]);
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    });
  const opened = (id: number, path: string) =>
    answers(() => {
      if (!attributes(path)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      sftp.handle(id, Buffer.from([handles.push({ path, listed: false }) - 1]));
    });
  const handleOf = (handle: Buffer) => handles[handle[0] ?? 0] ?? { path: "", listed: true };
  sftp.on("STAT", tell);
  sftp.on("LSTAT", tell);
  sftp.on("FSTAT", (id, handle) => tell(id, handleOf(handle).path));
  sftp.on("OPEN", (id, path) => opened(id, path));
  sftp.on("OPENDIR", (id, path) => opened(id, path.replace(/(?<=.)\/$/, "")));
  sftp.on("CLOSE", (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on("READDIR", (id, handle) => {
    const folder = handleOf(handle);
    if (folder.listed) return sftp.status(id, STATUS_CODE.EOF);
    folder.listed = true;
    const prefix = folder.path === "/" ? "/" : `${folder.path}/`;
    const names = [...files.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const entries = [...new Set(names.map((name) => name.split("/")[0] ?? ""))];
    sftp.name(
      id,
      entries.map((filename) => ({
        filename,
        longname: filename,
        attrs: attributes(prefix + filename) as Parameters<SFTPWrapper["attrs"]>[1],
      })) as Parameters<SFTPWrapper["name"]>[1],
    );
  });
  sftp.on("READ", (id, handle, offset, length) => {
    const { path } = handleOf(handle);
    const { bytes, modified } = files.get(path) ?? { bytes: Buffer.alloc(0), modified: 0 };
    const isHalf = offset >= bytes.length / 2;
    if (isHalf && state.fault === "cuts") return cut();
    if (isHalf && state.fault === "stalls") return;
    if (isHalf && state.fault === "changes") files.set(path, { bytes, modified: modified + 1 });
    if (offset >= bytes.length) return sftp.status(id, STATUS_CODE.EOF);
    sftp.data(id, bytes.subarray(offset, offset + length));
  });
}
