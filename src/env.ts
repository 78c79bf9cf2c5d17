import { resolve } from "node:path";
import * as v from "valibot";
import { err, ok, type Result } from "./lib/result.ts";

/** Everything the process reads from its environment variables, parsed once at start-up. */
export interface Env {
  readonly port: number;
  /** Address to listen on: in development this machine alone, unless HOST says otherwise. */
  readonly host: string;
  /** Folder of the embedded database, uploads, transformed pictures and the development mailbox. */
  readonly dataDir: string;
  /** `postgres://…`; null means the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly sitesDir: string;
  /** Slug of the site that is served on hosts no site has claimed; null: such hosts get 404. */
  readonly defaultSite: string | null;
  /** `http://…` of a Meilisearch that all searches of all sites go to; null: the engine embedded in this process. */
  readonly meilisearchUrl: string | null;
  /** API key of that Meilisearch; null for a server without keys. */
  readonly meilisearchKey: string | null;
  /** `smtp://…`; null means the development mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** `https://…` of the gateway that text messages are posted to; null means that none are sent. */
  readonly smsUrl: string | null;
  /** Bearer token of the SMS gateway, and the sender that phones show; null for none. */
  readonly smsToken: string | null;
  readonly smsFrom: string | null;
  /**
   * `https://…` of the finance broker (YouX) that quotes are requested from; null: a simulator in development, none
   * in production.
   */
  readonly youxUrl: string | null;
  /** Bearer token of the finance broker; null for none. */
  readonly youxToken: string | null;
  /**
   * `https://…` under which the valuation vendor's endpoints are; null: a simulator in development, no valuations in
   * production.
   */
  readonly valuationUrl: string | null;
  /** Bearer token of the valuation vendor; null for none. */
  readonly valuationKey: string | null;
  /** `development` shows the mailbox and the list of sites; `production` hides them and asks for HTTPS. */
  readonly mode: "development" | "production";
  /** Whether the `X-Forwarded-*` headers of a reverse proxy are trusted. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** How many demo vehicles are made when the database is empty; 0 for none, which is always so in production. */
  readonly demoStock: number;
  /** Bearer token that a request for /metrics must carry; null: only requests from this machine are answered. */
  readonly metricsToken: string | null;
  /** Hosts whose pictures the image service may fetch and pages may show (lower case, without port). */
  readonly imageHosts: readonly string[];
  /** The bucket in which pictures of stock are stored; null: a folder under `dataDir`. */
  readonly s3: S3Settings | null;
  /** How many forms one IP address may send in a minute. */
  readonly postsPerMinute: number;
  /** How many searches one IP address may request in a minute. */
  readonly searchesPerMinute: number;
  /** The secret in the environment variable that a site's file names; null when it is unset or empty. */
  readonly secret: (name: string) => string | null;
}

/** A bucket of an S3-compatible store. */
interface S3Settings {
  readonly bucket: string;
  /** `https://…`; null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** For each setting: its variable, its parser, and the end of the error sentence "X must be …". */
const VARIABLES = {
  PORT: [v.optional(whole(0, 65_535), "3000"), "a port number from 0 to 65535"],
  HOST: [v.optional(v.pipe(v.string(), v.minLength(1))), "an address to listen on"],
  FORECOURT_DATA: [v.optional(v.pipe(v.string(), v.minLength(1)), ".data"), "a folder"],
  DATABASE_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^(postgres(ql)?|sqlite):/))),
    "postgres://user:password@host/name",
  ],
  FORECOURT_SITES: [v.optional(v.pipe(v.string(), v.minLength(1)), "sites"), "the folder that holds the sites"],
  FORECOURT_DEFAULT_SITE: [v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))), "the slug of a site"],
  MEILISEARCH_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^@]+$/), v.url())),
    "the address of a Meilisearch, as in http://search.internal:7700",
  ],
  MEILISEARCH_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "a key of that Meilisearch"],
  SMTP_URL: [v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))), "smtp://user:password@host:port"],
  MAIL_FROM: [v.optional(v.pipe(v.string(), v.includes("@")), "website@forecourt.example"), "an e-mail address"],
  SMS_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^@]+$/), v.url())),
    "the https:// address of an SMS gateway",
  ],
  SMS_TOKEN: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that gateway's token"],
  SMS_FROM: [v.optional(v.pipe(v.string(), v.regex(/^[\w +.-]{1,15}$/))), "a phone number or a short name"],
  YOUX_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^@]+$/), v.url())),
    "the https:// address that quotes are asked from",
  ],
  YOUX_TOKEN: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that broker's token"],
  VALUATION_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^@]+$/), v.url())),
    "the https:// address of the valuation service's calls",
  ],
  VALUATION_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that service's key"],
  FORECOURT_MODE: [v.optional(v.picklist(["development", "production"]), "development"), "development or production"],
  TRUST_PROXY: [v.optional(v.picklist(["0", "1"]), "0"), "0 or 1"],
  LOG_LEVEL: [
    v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
    "silent, error, warn, info or debug",
  ],
  FORECOURT_DEMO_STOCK: [v.optional(whole(0, 1_000_000)), "a number of vehicles from 0 to 1000000"],
  METRICS_TOKEN: [v.optional(v.pipe(v.string(), v.minLength(16))), "at least 16 characters"],
  IMAGE_HOSTS: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/))),
    "host names separated by commas, as in photos.example.com, cdn.example.net",
  ],
  S3_BUCKET: [v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))), "the name of a bucket"],
  S3_ENDPOINT: [
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^@]+$/), v.url())),
    "the address of an S3-compatible store, as in https://s3.example.com",
  ],
  S3_REGION: [v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), "us-east-1"), "a region, as in ap-southeast-2"],
  S3_ACCESS_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "the bucket's access key"],
  S3_SECRET_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "the bucket's secret key"],
  POSTS_PER_MINUTE: [v.optional(whole(1, 1_000_000), "30"), "a number from 1 to 1000000"],
  SEARCHES_PER_MINUTE: [v.optional(whole(1, 1_000_000), "600"), "a number from 1 to 1000000"],
} as const;

/**
 * Reads the environment. On errors it answers with one sentence per variable that says what to set. An empty variable
 * counts as unset; relative folders are resolved from `root`.
 */
export function parseEnv(
  source: Record<string, string | undefined>,
  root = process.cwd(),
): Result<Env, readonly string[]> {
  const problems: string[] = [];
  const read = <Name extends keyof typeof VARIABLES>(name: Name) => {
    const [schema, wanted] = VARIABLES[name];
    const parsed = v.safeParse(
      schema as v.GenericSchema<unknown, v.InferOutput<(typeof VARIABLES)[Name][0]>>,
      source[name] || undefined,
    );
    if (!parsed.success) problems.push(`${name} must be ${wanted}.`);
    return parsed.output as v.InferOutput<(typeof VARIABLES)[Name][0]>;
  };
  const mode = read("FORECOURT_MODE");
  const isProduction = mode === "production";
  const demoStock = read("FORECOURT_DEMO_STOCK");
  const bucket = read("S3_BUCKET");
  const [accessKey = "", secretKey = ""] = [read("S3_ACCESS_KEY"), read("S3_SECRET_KEY")];
  const place = { endpoint: read("S3_ENDPOINT") ?? null, region: read("S3_REGION") };
  const env: Env = {
    port: read("PORT"),
    host: read("HOST") ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    dataDir: resolve(root, read("FORECOURT_DATA") ?? ""),
    databaseUrl: read("DATABASE_URL") ?? null,
    sitesDir: resolve(root, read("FORECOURT_SITES") ?? ""),
    defaultSite: read("FORECOURT_DEFAULT_SITE") ?? null,
    meilisearchUrl: read("MEILISEARCH_URL") ?? null,
    meilisearchKey: read("MEILISEARCH_KEY") ?? null,
    smtpUrl: read("SMTP_URL") ?? null,
    mailFrom: read("MAIL_FROM"),
    smsUrl: read("SMS_URL") ?? null,
    smsToken: read("SMS_TOKEN") ?? null,
    smsFrom: read("SMS_FROM") ?? null,
    youxUrl: read("YOUX_URL") ?? null,
    youxToken: read("YOUX_TOKEN") ?? null,
    valuationUrl: read("VALUATION_URL") ?? null,
    valuationKey: read("VALUATION_KEY") ?? null,
    mode,
    trustProxy: read("TRUST_PROXY") === "1",
    logLevel: read("LOG_LEVEL"),
    demoStock: demoStock ?? (isProduction ? 0 : 6_000),
    metricsToken: read("METRICS_TOKEN") ?? null,
    imageHosts: (read("IMAGE_HOSTS") ?? "").split(/\s*,\s*/).filter(Boolean),
    s3: bucket ? { bucket, ...place, accessKey, secretKey } : null,
    postsPerMinute: read("POSTS_PER_MINUTE"),
    searchesPerMinute: read("SEARCHES_PER_MINUTE"),
    secret: (name) => source[name] || null,
  };
  if (env.s3 && problems.length === 0 && !(accessKey && secretKey))
    problems.push("S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.");
  if (isProduction && !env.smtpUrl) problems.push("SMTP_URL must be set in production: leads go out by it.");
  if (isProduction && env.demoStock > 0) {
    problems.push(
      "FORECOURT_DEMO_STOCK must be 0 or unset in production: it would advertise vehicles that are not there.",
    );
  }
  return problems.length > 0 ? err(problems) : ok(env);
}
