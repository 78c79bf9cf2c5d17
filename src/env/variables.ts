import * as v from "valibot";

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** An address that is read by HTTPS, or on this machine by HTTP. */
const SECURE_ADDRESS = v.optional(
  v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^@]+$/), v.url()),
);

/** For each setting: its variable, its parser, and the end of the error sentence "X must be …". */
export const VARIABLES = {
  PORT: [v.optional(whole(0, 65_535), "3000"), "a port number from 0 to 65535"],
  HOST: [v.optional(v.pipe(v.string(), v.minLength(1))), "an address to listen on"],
  FORECOURT_DATA: [v.optional(v.pipe(v.string(), v.minLength(1)), ".data"), "a folder"],
  DATABASE_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^(postgres(ql)?|sqlite):/))),
    "postgres://user:password@host/name",
  ],
  FORECOURT_SITES: [v.optional(v.pipe(v.string(), v.minLength(1)), "sites"), "the folder that holds the sites"],
  FORECOURT_SITES_FROM: [v.optional(v.picklist(["folder", "database"]), "folder"), "folder or database"],
  FORECOURT_DESK_HOST: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/))),
    "the host of the desk, as in desk.dealer.example",
  ],
  FORECOURT_DEFAULT_SITE: [v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))), "the slug of a site"],
  MEILISEARCH_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^@]+$/), v.url())),
    "the address of a Meilisearch, as in http://search.internal:7700",
  ],
  MEILISEARCH_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "a key of that Meilisearch"],
  SMTP_URL: [v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))), "smtp://user:password@host:port"],
  MAIL_FROM: [v.optional(v.pipe(v.string(), v.includes("@")), "website@forecourt.example"), "an e-mail address"],
  FORECOURT_REPLY_ADDRESS: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,20}@[a-z0-9.-]{1,200}$/))),
    "an e-mail address in small letters, of at most 20 characters before the @",
  ],
  FORECOURT_INBOUND_TOKEN: [
    v.optional(v.pipe(v.string(), v.regex(/^[!-~]{24,}(?: [!-~]{24,})*$/))),
    "at least 24 characters",
  ],
  SMS_VENDOR: [v.optional(v.picklist(["gateway", "twilio", "clicksend"]), "gateway"), "gateway, twilio or clicksend"],
  SMS_ACCOUNT: [v.optional(v.pipe(v.string(), v.regex(/^[^\s:]+$/))), "the account at that vendor"],
  SMS_URL: [SECURE_ADDRESS, "the https:// address of an SMS gateway"],
  SMS_TOKEN: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that gateway's token"],
  SMS_FROM: [
    v.optional(v.pipe(v.string(), v.regex(/^([\w +.-]{1,15}|MG[0-9a-f]{32})$/))),
    "a phone number or a short name",
  ],
  YOUX_URL: [SECURE_ADDRESS, "the https:// address that quotes are asked from"],
  YOUX_TOKEN: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that broker's token"],
  VALUATION_URL: [SECURE_ADDRESS, "the https:// address of the valuation service's calls"],
  VALUATION_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/))), "that service's key"],
  STRIPE_URL: [SECURE_ADDRESS, "the address of a Stripe simulator, as in http://127.0.0.1:12111"],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^@\s]+$/), v.url())),
    "the address of a collector, as in http://127.0.0.1:4318",
  ],
  FORECOURT_MODE: [v.optional(v.picklist(["development", "production"]), "development"), "development or production"],
  FORECOURT_TLS_ASK: [
    v.optional(v.pipe(v.string(), v.regex(/^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/))),
    "an address and a port that no shopper reaches, as in 127.0.0.1:3002",
  ],
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
  FEED_FOLDERS: [v.optional(v.pipe(v.string(), v.minLength(1))), "a folder"],
  FEED_HOSTS: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/))),
    "host names separated by commas, as in feeds.internal, 10.0.0.5",
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
  PICTURES_PER_MINUTE: [v.optional(whole(1, 1_000_000), "600"), "a number from 1 to 1000000"],
  SEARCHES_PER_MINUTE: [v.optional(whole(1, 1_000_000), "600"), "a number from 1 to 1000000"],
} as const;
