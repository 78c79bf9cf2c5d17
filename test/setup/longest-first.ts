import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take longest, by name up to the first full stop. Where no earlier run has told, the runner begins
 * with the largest files; a small one that takes long would come last, and one core would wait for it.
 */
const LONGEST = [
  "pages",
  "forms-sent",
  "catalogue",
  "search",
  "budget",
  "killed-start",
  "statements",
  "doors",
  "desk-whole-way",
  "events",
  "favourites",
  "desk-feeds",
  "desk-photos",
  "desk-leads",
  "desk-diary",
  "found-cars",
  "backup",
  "meilisearch",
  "desk-stock",
  "hero",
  "bad-endings",
  "feed-import",
  "kill",
  "seed",
  "replies",
  "stock",
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(basename(moduleId).split(".")[0] ?? "");
  return /\.(spec|db\.test)\.ts$/.test(moduleId) && at >= 0 ? at : LONGEST.length;
};

/** Runs the files that take longest first, within their group and project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(sorted.map((file, index) => [file.project.name, index] as const).reverse());
    const place = (file: TestSpecification) => places.get(file.project.name) ?? 0;
    return sorted.sort((a, b) => place(a) - place(b) || rank(a) - rank(b));
  }
}
