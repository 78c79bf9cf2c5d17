import { providerRules } from "../../loans/finance-providers.ts";
import { OPTIONS, type OptionName, platformDefaults, type SiteConfig } from "../schema.ts";
import { TEMPLATE_DEFAULTS } from "./template-defaults.ts";

/** The options that one level sets. */
export type Layer = Partial<SiteConfig>;
/** Looks a secret up by the name of its environment variable. */
export type Secrets = (name: string) => string | null;

/**
 * The option groups of a file, flattened into one object by option name. Secrets are looked up here, so the result
 * holds their values.
 */
export function layerOf(groups: Readonly<Record<string, unknown>>, secrets: Secrets): Layer {
  const layer: Record<string, unknown> = {};
  for (const group of Object.values(groups)) {
    for (const [name, value] of Object.entries(group ?? {})) {
      if (!(name in OPTIONS) || value === undefined) continue;
      layer[name] = OPTIONS[name as OptionName].secret ? secretValue(value, secrets) : value;
    }
  }
  return layer;
}

/** The secret that `{"env": "NAME"}` names; null if it is not set or nothing is named. */
export function secretValue(named: unknown, secrets: Secrets): string | null {
  const isNamed = typeof named === "object" && named !== null && "env" in named && typeof named.env === "string";
  return isNamed ? secrets(String(named.env)) || null : null;
}

const NAMED = "\0secret ";

/** Looks up no value but returns the secret's name with a mark, which is safe to store on disk. */
export const namedSecret: Secrets = (name) => `${NAMED}${name}`;

/** The layer with the values of the secrets that it names; the same object if it names none. */
export function withSecrets<L extends Layer>(layer: L, secrets: Secrets): L {
  const named = SECRET_OPTIONS.filter((name) => isNamed(layer[name]));
  if (named.length === 0) return layer;
  return { ...layer, ...Object.fromEntries(named.map((name) => [name, valueOfNamed(String(layer[name]), secrets)])) };
}

/** The value of a secret that `namedSecret` marked. Any other text is returned unchanged. */
export const valueOfNamed = (text: string, secrets: Secrets): string | null =>
  isNamed(text) ? secrets(text.slice(NAMED.length)) || null : text;

const isNamed = (value: unknown): boolean => typeof value === "string" && value.startsWith(NAMED);
const SECRET_OPTIONS = (Object.keys(OPTIONS) as OptionName[]).filter((name) => OPTIONS[name].secret);

/**
 * Platform < finance provider < template < site < dealership: the most specific defined value wins (SITE-017).
 * `texts` are merged key by key, so that a dealership may change one of them.
 */
export function resolveConfig(site: Layer, dealership: Layer = {}): SiteConfig {
  const template = TEMPLATE_DEFAULTS[site.template ?? PLATFORM.template];
  const lent = [dealership, site, template].find(({ financeProvider }) => financeProvider !== undefined) ?? PLATFORM;
  const provider = providerRules(lent.financeProvider ?? null).defaults;
  const texts = { ...template.texts, ...site.texts, ...dealership.texts };
  return sealed({ ...PLATFORM, ...provider, ...template, ...site, ...dealership, texts });
}

const PLATFORM = platformDefaults();

/** Makes a configuration immutable. Its secrets can be read by name but are never listed, copied or serialised. */
function sealed(config: SiteConfig): SiteConfig {
  for (const name of SECRET_OPTIONS) Object.defineProperty(config, name, { enumerable: false });
  return Object.freeze(config);
}
