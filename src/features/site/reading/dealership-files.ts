import { join } from "node:path";
import * as v from "valibot";
import type { FeedSource, WrittenFeedSource } from "../dealership/feed-sources.ts";
import { layerOf, type Secrets, secretValue } from "../options/config.ts";
import type { Dealership } from "../site.ts";
import { DealershipFileSchema } from "./files.ts";
import { readJsonFile, readText } from "./json-file.ts";
import type { SiteProblem } from "./problems/problems.ts";

const GroupsSchema = v.record(v.string(), v.unknown());

/** Reads the dealerships in a site's folder, one file each. Problems are added to `problems`. */
export async function readDealerships(
  root: string,
  slug: string,
  named: readonly string[],
  secrets: Secrets,
  problems: SiteProblem[],
): Promise<Dealership[]> {
  const found: Dealership[] = [];
  for (const name of named) {
    const file = `${slug}/dealerships/${name}.json`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      problems.push({
        file,
        pointer: "",
        message: "The file's name is the dealership's slug: small letters, digits and hyphens.",
      });
    }
    const read = await readJsonFile(root, file, DealershipFileSchema);
    if (!read.ok) problems.push(...read.error);
    else if (read.value !== null) {
      const sources = await readSources(root, slug, file, read.value.sources, problems);
      found.push({ ...dealershipOf(name, { ...read.value, sources }, secrets), folder: slug });
    }
  }
  return found;
}

/** The sources with the text of their mappings, which may be stored in files of the site's folder. */
async function readSources(
  root: string,
  slug: string,
  file: string,
  written: readonly WrittenFeedSource[],
  problems: SiteProblem[],
): Promise<FeedSource[]> {
  const sources: FeedSource[] = [];
  for (const [index, { mapping, ...source }] of written.entries()) {
    const text = typeof mapping === "string" ? await readText(join(root, slug, mapping)) : JSON.stringify(mapping);
    if (text === null)
      problems.push({ file, pointer: `/sources/${index}/mapping`, message: `There is no ${mapping} in this folder.` });
    sources.push({ ...source, mapping: mapping === null ? null : text } as FeedSource);
  }
  return sources;
}

type DealershipInput = Omit<v.InferOutput<typeof DealershipFileSchema>, "sources"> & {
  readonly sources: readonly FeedSource[];
};

function dealershipOf(slug: string, file: DealershipInput, secrets: Secrets): Dealership {
  const { $schema: _, leads, config, review_summary: summary, ...entity } = file;
  const hook = leads.webhook;
  const url = typeof hook?.url === "string" ? hook.url : secretValue(hook?.url, secrets);
  return {
    ...entity,
    average_rating: entity.average_rating ?? summary?.average_rating ?? null,
    review_count: entity.review_count ?? summary?.count ?? null,
    slug,
    config: layerOf(v.parse(GroupsSchema, config), secrets),
    leads: {
      email: leads.email,
      copies: leads.copies,
      afterHours: leads.afterHours,
      teams: leads.teams,
      webhook: hook && url ? { url, secretEnv: hook.secret.env } : null,
    },
  };
}
