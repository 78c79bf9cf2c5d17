import { join, resolve } from "node:path";
import * as v from "valibot";
import { VARIABLES } from "./env/variables.ts";
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
  /** Whether a server reads the sites from that folder or from the database, into which `sites push` brings them. */
  readonly sitesFrom: "folder" | "database";
  /** Host on which the dealers' people work (`desk.dealer.example`); null: there is no desk. */
  readonly deskHost: string | null;
  /** Slug of the site that is served on hosts no site has claimed; null: such hosts get 404. */
  readonly defaultSite: string | null;
  /** `http://…` of a Meilisearch that all searches of all sites go to; null: the engine embedded in this process. */
  readonly meilisearchUrl: string | null;
  /** API key of that Meilisearch; null for a server without keys. */
  readonly meilisearchKey: string | null;
  /** `smtp://…`; null means the development mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** `reply@mail.dealer.example`, of which each thread of the desk has its own form; null: replies go elsewhere. */
  readonly replyAddress: string | null;
  /** The token with which mails to that address are handed in; null: none are taken. */
  readonly inboundToken: string | null;
  /** Whose language the SMS gateway speaks: ours, or a vendor's own. */
  readonly smsVendor: "gateway" | "twilio" | "clicksend";
  /** `https://…` of the gateway that text messages are posted to; null: the vendor's own, or for `gateway` none. */
  readonly smsUrl: string | null;
  /** The vendor's account, the gateway's token or key, and the sender that phones show; null for none. */
  readonly smsAccount: string | null;
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
  /** Where Stripe's calls are in place of its own address: a simulator in development; null for Stripe itself. */
  readonly stripeUrl: string | null;
  /** `development` shows the mailbox and the list of sites; `production` hides them and asks for HTTPS. */
  readonly mode: "development" | "production";
  /** Where a proxy asks before it fetches a certificate for a host; null: nowhere. */
  readonly tlsAsk: { readonly host: string; readonly port: number } | null;
  /** Whether the `X-Forwarded-*` headers of a reverse proxy are trusted. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** How many demo vehicles are made when the database is empty; 0 for none, which is always so in production. */
  readonly demoStock: number;
  /** `http://…` of an OpenTelemetry collector that takes traces by OTLP; null: there are none. */
  readonly otlpEndpoint: string | null;
  /** Bearer token that a request for /metrics must carry; null: only requests from this machine are answered. */
  readonly metricsToken: string | null;
  /** Hosts whose pictures the image service may fetch and pages may show (lower case, without port). */
  readonly imageHosts: readonly string[];
  /** The folder in which the watched folders of stock files lie. */
  readonly feedFolders: string;
  /** Hosts within the operator's own network from which stock files and their pictures are fetched all the same. */
  readonly feedHosts: readonly string[];
  /** The bucket in which pictures of stock are stored; null: a folder under `dataDir`. */
  readonly s3: S3Settings | null;
  /** How many forms one IP address may send in a minute. */
  readonly postsPerMinute: number;
  /** How many searches one IP address may request in a minute. */
  readonly searchesPerMinute: number;
  /** How many pictures that are not kept yet one IP address may have made in a minute. */
  readonly picturesPerMinute: number;
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
  const dataDir = resolve(root, read("FORECOURT_DATA") ?? "");
  const demoStock = read("FORECOURT_DEMO_STOCK");
  const bucket = read("S3_BUCKET");
  const [accessKey = "", secretKey = ""] = [read("S3_ACCESS_KEY"), read("S3_SECRET_KEY")];
  const place = { endpoint: read("S3_ENDPOINT") ?? null, region: read("S3_REGION") };
  const env: Env = {
    port: read("PORT"),
    host: read("HOST") ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    dataDir,
    databaseUrl: read("DATABASE_URL") ?? null,
    sitesDir: resolve(root, read("FORECOURT_SITES") ?? ""),
    sitesFrom: read("FORECOURT_SITES_FROM"),
    deskHost: read("FORECOURT_DESK_HOST") ?? (isProduction ? null : "desk.localhost"),
    defaultSite: read("FORECOURT_DEFAULT_SITE") ?? null,
    meilisearchUrl: read("MEILISEARCH_URL") ?? null,
    meilisearchKey: read("MEILISEARCH_KEY") ?? null,
    smtpUrl: read("SMTP_URL") ?? null,
    mailFrom: read("MAIL_FROM"),
    replyAddress: read("FORECOURT_REPLY_ADDRESS") ?? (isProduction ? null : "reply@desk.localhost"),
    inboundToken: read("FORECOURT_INBOUND_TOKEN") ?? null,
    smsVendor: read("SMS_VENDOR"),
    smsUrl: read("SMS_URL") ?? null,
    smsAccount: read("SMS_ACCOUNT") ?? null,
    smsToken: read("SMS_TOKEN") ?? null,
    smsFrom: read("SMS_FROM") ?? null,
    youxUrl: read("YOUX_URL") ?? null,
    youxToken: read("YOUX_TOKEN") ?? null,
    valuationUrl: read("VALUATION_URL") ?? null,
    valuationKey: read("VALUATION_KEY") ?? null,
    stripeUrl: read("STRIPE_URL") ?? null,
    mode,
    tlsAsk: listenerOf(read("FORECOURT_TLS_ASK")),
    trustProxy: read("TRUST_PROXY") === "1",
    logLevel: read("LOG_LEVEL"),
    demoStock: demoStock ?? (isProduction ? 0 : 6_000),
    otlpEndpoint: read("OTEL_EXPORTER_OTLP_ENDPOINT") ?? null,
    metricsToken: read("METRICS_TOKEN") ?? null,
    imageHosts: (read("IMAGE_HOSTS") ?? "").split(/\s*,\s*/).filter(Boolean),
    feedFolders: resolve(root, read("FEED_FOLDERS") ?? join(dataDir, "incoming")),
    feedHosts: (read("FEED_HOSTS") ?? "").split(/\s*,\s*/).filter(Boolean),
    s3: bucket ? { bucket, ...place, accessKey, secretKey } : null,
    postsPerMinute: read("POSTS_PER_MINUTE"),
    searchesPerMinute: read("SEARCHES_PER_MINUTE"),
    picturesPerMinute: read("PICTURES_PER_MINUTE"),
    secret: (name) => source[name] || null,
  };
  if (problems.length === 0) problems.push(...missingKeys(env));
  if (isProduction) problems.push(...productionProblems(env));
  return problems.length > 0 ? err(problems) : ok(env);
}

/** Sentences about what a server for customers cannot do without, or must not have. */
function productionProblems({ smtpUrl, demoStock }: Env): readonly string[] {
  return [
    ...(smtpUrl ? [] : ["SMTP_URL must be set in production: leads go out by it."]),
    ...(demoStock > 0
      ? ["FORECOURT_DEMO_STOCK must be 0 or unset in production: it would advertise vehicles that are not there."]
      : []),
  ];
}

/** `127.0.0.1:3002`, `[::1]:3002` */
function listenerOf(written: string | undefined): Env["tlsAsk"] {
  const [, host = "", port = ""] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(written ?? "") ?? [];
  return host === "" ? null : { host, port: Number(port) };
}

/** Sentences about settings that do nothing without others beside them. */
function missingKeys({ s3, smsVendor, smsAccount, smsToken, smsFrom }: Env): readonly string[] {
  return [
    ...(s3 && !(s3.accessKey && s3.secretKey) ? ["S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it."] : []),
    ...(smsVendor !== "gateway" && !(smsAccount && smsToken)
      ? [`SMS_VENDOR=${smsVendor} needs SMS_ACCOUNT and SMS_TOKEN beside it.`]
      : []),
    ...(smsVendor === "twilio" && !smsFrom
      ? ["SMS_VENDOR=twilio needs SMS_FROM beside it: Twilio sends nothing without a sender."]
      : []),
  ];
}
