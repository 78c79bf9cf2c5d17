import { join } from "node:path";
import * as v from "valibot";
import type { Result } from "../../../lib/result.ts";
import { HomeFileSchema, type HomeWords } from "../home-file.ts";
import { type Layer, layerOf, namedSecret } from "../options/config.ts";
import { promotionOptions } from "../options/navigation.ts";
import type { BlogPost, Brand, ContentPage, Dealership, Model, Site, Slide } from "../site.ts";
import { pageOf, postOf } from "./content-files.ts";
import { readDealerships } from "./dealership-files.ts";
import { type DeliveryBands, DeliveryFileSchema } from "./delivery-file.ts";
import { type BrandSchema, type LegalSchema, ModelsFileSchema, PromosFileSchema, SiteFileSchema } from "./files.ts";
import { filesUnder, hashOf, makeLogosOf } from "./folder-files.ts";
import type { FrontMatterProblem } from "./front-matter.ts";
import { readJsonFile, readText } from "./json-file.ts";
import { LocationFileSchema, type LocationInput, LocationsFileSchema } from "./location-files.ts";
import { campaignProblems } from "./problems/campaign-problems.ts";
import { lenderProductProblems } from "./problems/lender-product-problems.ts";
import type { SiteProblem } from "./problems/problems.ts";
import { rateProblems } from "./problems/rate-problems.ts";

/**
 * The content of one site's folder, with each file checked alone; `assemble.ts` checks across folders. It holds only
 * the names of secrets, since it may be stored on disk (`namedSecret`).
 */
export interface FolderReading {
  readonly slug: string;
  readonly folder: string;
  readonly hosts: readonly string[];
  readonly imageHosts: readonly string[];
  readonly layer: Layer;
  readonly brand: Brand;
  readonly legal: Site["legal"];
  readonly dealerships: readonly Dealership[];
  readonly locations: readonly { readonly file: string; readonly pointer: string; readonly location: LocationInput }[];
  readonly models: readonly Model[];
  readonly slides: readonly Slide[];
  readonly home: HomeWords;
  readonly deliveryBands: DeliveryBands | null;
  readonly pages: ReadonlyMap<string, ContentPage>;
  readonly posts: readonly BlogPost[];
  /** The site's own logos of makes, by the make's slug. */
  readonly makeLogos: ReadonlyMap<string, string>;
  /** SHA-256 of every file's path and content. */
  readonly hash: string;
}

export interface CheckedFolder {
  readonly slug: string;
  /** Slugs of the dealerships that have a file, valid or not. */
  readonly named: readonly string[];
  /** Null if a problem prevents it. */
  readonly reading: FolderReading | null;
  readonly problems: readonly SiteProblem[];
}

const DEFAULT_CAMPAIGNS = promotionOptions.options.campaigns.fallback;
const GroupsSchema = v.record(v.string(), v.unknown());

/** Reads and checks all of `<root>/<slug>/`. Throws only if the disk itself fails. */
export async function readFolder(root: string, slug: string): Promise<CheckedFolder> {
  const problems: SiteProblem[] = [];
  const take = <T>(read: Result<T, SiteProblem[]>, instead: T): T => {
    if (read.ok) return read.value;
    problems.push(...read.error);
    return instead;
  };
  const files = await filesUnder(root, slug);
  const named = files.flatMap((file) => /^[^/]+\/dealerships\/([^/]+)\.json$/.exec(file)?.[1] ?? []);
  const site = await readJsonFile(root, `${slug}/site.json`, SiteFileSchema);
  if (site.ok && site.value === null) {
    problems.push({
      file: `${slug}/site.json`,
      pointer: "",
      message: "This folder has no site.json: add one, or remove the folder.",
    });
  }
  const promos = take(await readJsonFile(root, `${slug}/promos.json`, PromosFileSchema), null);
  const { $schema: _, ...home } = take(await readJsonFile(root, `${slug}/home.json`, HomeFileSchema), null) ?? {};
  const delivery = take(await readJsonFile(root, `${slug}/delivery.json`, DeliveryFileSchema), null);
  const models = take(await readJsonFile(root, `${slug}/models.json`, ModelsFileSchema), null) ?? [];
  const dealerships = await readDealerships(root, slug, named, namedSecret, problems);
  const locations = await readLocations(root, slug, files, problems);
  const { pages, posts } = await readContent(root, files, problems);
  const groups = take(site, null);
  if (groups === null || problems.length > 0) return { slug, named, reading: null, problems };

  const { brand, legal, hosts, imageHosts, ...rest } = groups as Record<string, unknown>;
  const layer = layerOf({ ...v.parse(GroupsSchema, rest), promos: promos ?? {} }, namedSecret);
  problems.push(
    ...ownProblems(slug, layer, pages, files),
    ...duplicateModels(slug, models),
    ...rateProblems(slug, layer),
    ...lenderProductProblems(slug, layer, dealerships),
    ...campaignProblems(`${slug}/promos.json`, promos ?? {}, layer.campaigns ?? DEFAULT_CAMPAIGNS),
  );
  const reading: FolderReading = {
    slug,
    folder: join(root, slug),
    hosts: (hosts as string[] | undefined) ?? [],
    imageHosts: (imageHosts as string[] | undefined) ?? [],
    layer: { ...layer, siteSlug: slug },
    brand: brand as v.InferOutput<typeof BrandSchema>,
    legal: legal as v.InferOutput<typeof LegalSchema>,
    dealerships,
    locations,
    models,
    slides: promos?.slides ?? [],
    home,
    deliveryBands: delivery?.bands ?? null,
    pages: withFurtherAddresses(pages, layer),
    posts,
    makeLogos: makeLogosOf(files),
    hash: await hashOf(root, files),
  };
  return { slug, named, reading: problems.length > 0 ? null : reading, problems };
}

async function readLocations(root: string, slug: string, files: readonly string[], problems: SiteProblem[]) {
  const found: FolderReading["locations"][number][] = [];
  const list = await readJsonFile(root, `${slug}/locations.json`, LocationsFileSchema);
  if (!list.ok) problems.push(...list.error);
  for (const [index, location] of (list.ok ? (list.value ?? []) : []).entries()) {
    found.push({ file: `${slug}/locations.json`, pointer: `/${index}`, location });
  }
  for (const file of files.filter((one) => /^[^/]+\/locations\/[^/]+\.json$/.test(one))) {
    const read = await readJsonFile(root, file, LocationFileSchema);
    if (!read.ok) problems.push(...read.error);
    else if (read.value !== null) found.push({ file, pointer: "", location: read.value });
  }
  return found;
}

async function readContent(root: string, files: readonly string[], problems: SiteProblem[]) {
  const pages = new Map<string, ContentPage>();
  const posts: BlogPost[] = [];
  const refuse = (file: string, { key, message }: FrontMatterProblem) =>
    problems.push({ file, pointer: key === "" ? "" : `/${key}`, message });
  for (const file of files.filter((one) => one.endsWith(".md"))) {
    const [, kind, name = ""] = /^[^/]+\/(pages|blog)\/(.+)\.md$/.exec(file) ?? [];
    if (kind === undefined) continue;
    const source = (await readText(join(root, file))) ?? "";
    if (kind === "pages") {
      const page = pageOf(`/${name}`, source);
      if (page.ok) pages.set(page.value.path, page.value);
      else refuse(file, page.error);
    } else {
      const post = postOf(name, source);
      if (post.ok) posts.push(post.value);
      else refuse(file, post.error);
    }
  }
  posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return { pages, posts };
}

/** Contradictions between the files of one folder. */
function ownProblems(
  slug: string,
  layer: Layer,
  pages: ReadonlyMap<string, ContentPage>,
  files: readonly string[],
): SiteProblem[] {
  const file = `${slug}/site.json`;
  const problems: SiteProblem[] = [];
  if (layer.siteSlug !== undefined && layer.siteSlug !== slug) {
    problems.push({
      file,
      pointer: "/site/siteSlug",
      message: `The slug is the folder's name: write "${slug}", or leave it out.`,
    });
  }
  for (const [path, name] of Object.entries(layer.pages ?? {})) {
    if (!files.includes(`${slug}/pages/${name}`)) {
      const pointer = `/site/pages/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      problems.push({ file, pointer, message: `There is no pages/${name} in this folder.` });
    } else if (pages.has(path)) {
      const pointer = `/site/pages/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      problems.push({ file, pointer, message: `pages${path}.md is already served at ${path}.` });
    }
  }
  return problems;
}

function duplicateModels(slug: string, models: readonly Model[]): SiteProblem[] {
  const problems: SiteProblem[] = [];
  for (const key of ["id", "slug"] as const) {
    const seen = new Map<string | number, number>();
    for (const [index, model] of models.entries()) {
      const first = seen.get(model[key]);
      if (first !== undefined) {
        const message = `The ${key} ${model[key]} is already that of model ${first + 1} of the list.`;
        problems.push({ file: `${slug}/models.json`, pointer: `/${index}/${key}`, message });
      } else seen.set(model[key], index);
    }
  }
  return problems;
}

/** Adds the further addresses that `pages` in site.json gives to a file (CONT-001). */
function withFurtherAddresses(pages: ReadonlyMap<string, ContentPage>, layer: Layer): ReadonlyMap<string, ContentPage> {
  const all = new Map(pages);
  for (const [path, name] of Object.entries(layer.pages ?? {})) {
    const page = pages.get(`/${name.replace(/\.md$/, "")}`);
    if (page) all.set(path, { ...page, path, original: page.path });
  }
  return all;
}
