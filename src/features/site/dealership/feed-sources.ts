import * as v from "valibot";
import { described, optional, rulesOf } from "../options/feed-source-rules.ts";
import { SecretSchema } from "../options/option.ts";
import { flag, publicHost, strict, text, whole } from "../options/shapes.ts";

/**
 * The sources of a dealership's stock files, under `sources` of `dealerships/<slug>.json`. Each kind of source is one
 * entry of `FEED_SOURCE_KINDS`; the accepted values, the JSON Schema and docs/feed-sources.md are all derived from it.
 */

/** The most sources that one dealership may have. */
const MOST_SOURCES = 10;

const port = whole(1, 65_535);
const host = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/,
    'Write the name of a host in small letters, like "sftp.example.com".',
  ),
);
const user = v.pipe(text, v.maxLength(200));
/** A file's path on a server. Control characters are refused: a line break would reach the server as a command. */
const remotePath = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^[^\p{Cc}]+$/u, 'Write the path of the file on the server, like "/export/stock.csv".'),
);
const FOLDER_SENTENCE =
  'Write a path within the folder of watched folders, like "halden/dms": no "..", no "/" in front.';
const insidePath = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?![./])(?!.*(\/\.|\/\/|\/$))[\w .+/-]+$/, FOLDER_SENTENCE),
);

const HTTP_SENTENCE =
  'Write the address of the file, beginning with "https://", without user and password; or {"env": "NAME"} where the address itself is secret.';
const fileAddress = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^@\s]+$/, HTTP_SENTENCE),
  v.check((written) => URL.canParse(written), HTTP_SENTENCE),
);
const headerName = v.pipe(
  v.string(),
  v.regex(
    /^(?!(host|content-length|connection|transfer-encoding)$)[a-z0-9-]{1,60}$/i,
    "This is no header that may be sent.",
  ),
);
const ASKED = { schedule: "*/15 * * * *", lateHours: 36 } as const;
const BROUGHT = { schedule: null, lateHours: null } as const;

/** The ways in which stock files arrive. The key is the value of `kind` in the dealership's file. */
export const FEED_SOURCE_KINDS = {
  upload: {
    title: "Somebody brings the file: `forecourt feeds run <dealership>/<name> --file stock.csv`",
    entries: { kind: v.literal("upload"), ...rulesOf(BROUGHT) },
  },
  folder: {
    title: "Files that are put into a folder of this machine; each is taken once it stands still",
    entries: {
      kind: v.literal("folder"),
      path: described(optional(insidePath), "The folder, within FEED_FOLDERS; unset: `<dealership>/<name>`."),
      files: described(
        v.optional(
          v.pipe(
            v.string(),
            v.regex(/^[\w .*?+-]+$/, 'Write a file\'s name, with * for any letters, like "stock*.csv".'),
          ),
          "*",
        ),
        "Which files, with * for any letters.",
      ),
      ...rulesOf({ schedule: "* * * * *", lateHours: null }),
    },
  },
  https: {
    title: "A file at an address",
    entries: {
      kind: v.literal("https"),
      url: described(v.union([fileAddress, SecretSchema], HTTP_SENTENCE), "The address of the file."),
      headers: described(
        v.optional(v.record(headerName, SecretSchema), {}),
        'Headers that are sent with it, such as {"Authorization": {"env": "DMS_TOKEN"}}.',
      ),
      redirectHosts: described(
        v.optional(v.pipe(v.array(publicHost), v.maxLength(5, "Name at most 5 hosts.")), []),
        "Hosts besides its own to which the server may send us on; they are not sent the headers.",
      ),
      ...rulesOf(ASKED),
    },
  },
  sftp: {
    title: "A file on an SFTP server",
    entries: {
      kind: v.literal("sftp"),
      host: described(host, "The server."),
      port: described(v.optional(port, 22), "Its port."),
      user: described(user, "Who signs in."),
      password: described(optional(SecretSchema), "The password; write either this or key."),
      key: described(optional(SecretSchema), "The private key, whole, in PEM or OpenSSH form."),
      hostKey: described(
        v.pipe(
          v.string(),
          v.regex(
            /^SHA256:[A-Za-z0-9+/]{43}=?$/,
            'Write the fingerprint of the server\'s key, as `ssh-keygen -lf` shows it: "SHA256:…".',
          ),
        ),
        "The fingerprint of the server's key; a server with another one is sent nothing.",
      ),
      path: described(remotePath, "Where the file lies on the server."),
      ...rulesOf(ASKED),
    },
  },
  ftps: {
    title: "A file on an FTP server that speaks TLS",
    entries: {
      kind: v.literal("ftps"),
      host: described(host, "The server."),
      port: described(optional(port), "Unset: 21, or 990 where `implicit` is true."),
      user: described(user, "Who signs in."),
      password: described(SecretSchema, "The password."),
      path: described(remotePath, "Where the file lies on the server."),
      certificate: described(
        optional(
          v.pipe(
            v.string(),
            v.regex(
              /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/i,
              'Write the certificate\'s SHA-256 fingerprint as `openssl x509 -fingerprint -sha256` shows it: 32 pairs "AB:CD:…".',
            ),
          ),
        ),
        "The SHA-256 fingerprint of its certificate; unset: it must be one that this machine trusts.",
      ),
      implicit: described(
        v.optional(flag, false),
        "Whether it speaks TLS from the first byte on, rather than on request.",
      ),
      ...rulesOf(ASKED),
    },
  },
  push: {
    title: "The dealer's system sends the file: `PUT /api/feeds/<dealership>/<name>`",
    entries: {
      kind: v.literal("push"),
      token: described(SecretSchema, "The bearer token that it must send, of at least 24 characters."),
      ...rulesOf(BROUGHT),
    },
  },
} as const;
export type FeedSourceKind = keyof typeof FEED_SOURCE_KINDS;

const sourceOf = <E extends v.ObjectEntries>({ entries }: { readonly entries: E }) => strict(entries);
const KIND_NAMES = Object.keys(FEED_SOURCE_KINDS) as FeedSourceKind[];

/** One source, as written in the dealership's file. */
const FeedSourceSchema = v.variant(
  "kind",
  [
    sourceOf(FEED_SOURCE_KINDS.upload),
    sourceOf(FEED_SOURCE_KINDS.folder),
    sourceOf(FEED_SOURCE_KINDS.https),
    v.pipe(
      sourceOf(FEED_SOURCE_KINDS.sftp),
      v.check(({ password, key }) => (password === null) !== (key === null), "Write either a password or a key."),
    ),
    sourceOf(FEED_SOURCE_KINDS.ftps),
    sourceOf(FEED_SOURCE_KINDS.push),
  ],
  `Say how the files come: "kind" is one of ${KIND_NAMES.join(", ")}.`,
);

/** The schema of `sources`. */
export const FeedSourcesSchema = v.pipe(
  v.array(FeedSourceSchema),
  v.maxLength(MOST_SOURCES, `A dealership has at most ${MOST_SOURCES} sources.`),
  v.check(
    (sources) => new Set(sources.map(({ name }) => name)).size === sources.length,
    "Two sources have the same name: give each its own.",
  ),
);

type Written = v.InferOutput<typeof FeedSourceSchema>;
/**
 * A source with its defaults filled in. `mapping` is the mapping's text. Secrets appear by name only, as in every file.
 */
export type FeedSource = {
  readonly [K in FeedSourceKind]: Omit<Extract<Written, { kind: K }>, "mapping"> & { readonly mapping: string | null };
}[FeedSourceKind];
export type FeedSourceOf<K extends FeedSourceKind> = Extract<FeedSource, { kind: K }>;

/** A source whose mapping is either the name of a file or the mapping itself. */
export type WrittenFeedSource = Written;
