/** Kinds of failure that an operator must be able to tell apart. */
export type DatabaseFailureKind =
  | "address"
  | "unreachable"
  | "refused"
  | "read-only"
  | "disk-full"
  | "disk-failed"
  | "corrupt"
  | "busy"
  | "moved"
  | "migration"
  | "other";

/** A database failure, with a sentence saying what to do about it. The sentence never contains a password. */
export class DatabaseFailure extends Error {
  readonly kind: DatabaseFailureKind;

  constructor(kind: DatabaseFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DatabaseFailure";
    this.kind = kind;
  }
}

const SENTENCES: Record<Exclude<DatabaseFailureKind, "address" | "migration" | "other">, string> = {
  unreachable: "The database does not answer. Start it, or correct DATABASE_URL.",
  refused: "The database refuses the connection. Check the user, the password and the database's name in its address.",
  "read-only": "The database cannot be written. Make its file and folder (or its server) writable for this user.",
  "disk-full": "The disk that holds the database is full. Free some space; nothing already saved is lost.",
  "disk-failed": "The disk that holds the database fails to read or write. Look at the disk and at the system's log.",
  corrupt:
    "The database's file is damaged, or is no database. Put a backup in its place, or move it away to begin anew.",
  moved:
    "The database's file was moved away or replaced while this program ran, so nothing is written to it. Start the program again.",
  busy: "The database is held by another process. Wait for it to end, then try again.",
};

/** A failure of this kind, with its sentence. */
export const failureOf = (kind: keyof typeof SENTENCES, cause?: unknown): DatabaseFailure =>
  new DatabaseFailure(kind, SENTENCES[kind], cause);

/**
 * SQLite's primary result codes (the low byte of `errcode`), and the extended code of an open that fails on a full
 * disk.
 */
const SQLITE_KINDS: Readonly<Record<number, keyof typeof SENTENCES>> = {
  3: "read-only",
  5: "busy",
  6: "busy",
  8: "read-only",
  10: "disk-failed",
  11: "corrupt",
  13: "disk-full",
  14: "read-only",
  26: "corrupt",
  4874: "disk-full",
};

/** PostgreSQL's SQLSTATEs, and the operating system's error codes for its socket or the file system. */
const CODE_KINDS: Readonly<Record<string, keyof typeof SENTENCES>> = {
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  ETIMEDOUT: "unreachable",
  EPIPE: "unreachable",
  ENOENT: "unreachable",
  EACCES: "read-only",
  EPERM: "read-only",
  EROFS: "read-only",
  ENOTDIR: "read-only",
  EEXIST: "read-only",
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  "08000": "unreachable",
  "08001": "unreachable",
  "08003": "unreachable",
  "08006": "unreachable",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "25006": "read-only",
  "28000": "refused",
  "28P01": "refused",
  "3D000": "refused",
  "42501": "refused",
  "53100": "disk-full",
  "53300": "busy",
  "55P03": "busy",
  "57014": "busy",
  XX001: "corrupt",
  XX002: "corrupt",
};

const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection ended/i;

/**
 * The database failure behind a driver's error, or null if the error is not about the database's condition (a violated
 * constraint, a mistake in a query).
 */
export function describeDatabaseError(error: unknown): DatabaseFailure | null {
  if (error instanceof DatabaseFailure) {
    return error;
  }
  if (!(error instanceof Error)) {
    return null;
  }
  const kind = kindOf(error);
  return kind && failureOf(kind, error);
}

function kindOf(error: Error): keyof typeof SENTENCES | null {
  if ("errcode" in error && typeof error.errcode === "number") {
    return SQLITE_KINDS[error.errcode] ?? SQLITE_KINDS[error.errcode & 0xff] ?? null;
  }
  if (error instanceof AggregateError) {
    const kinds = error.errors.map((one: unknown) => (one instanceof Error ? kindOf(one) : null));
    return kinds.find((kind) => kind !== null) ?? null;
  }
  if ("code" in error && typeof error.code === "string" && CODE_KINDS[error.code]) {
    return CODE_KINDS[error.code] ?? null;
  }
  return LOST_CONNECTION.test(error.message) ? "unreachable" : null;
}
