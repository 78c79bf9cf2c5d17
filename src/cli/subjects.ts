import type { Command } from "commander";

interface Subject {
  register(program: Command): void;
}

/**
 * The first words of the `forecourt` command, each with its file. A file is loaded only when its word is used, because
 * loading all of them takes longer than most commands do.
 */
export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  start: () => import("./start.ts"),
  dev: () => import("./start.ts"),
  import: () => import("./import.ts"),
  feeds: () => import("./feeds.ts"),
  stock: () => import("./stock.ts"),
  sites: () => import("./sites.ts"),
  leads: () => import("./leads.ts"),
  suppressions: () => import("./suppressions.ts"),
  alerts: () => import("./suppressions.ts"),
  staff: () => import("./staff.ts"),
  search: () => import("./search.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./backup.ts"),
  verify: () => import("./backup.ts"),
  status: () => import("./status.ts"),
  migrate: () => import("./status.ts"),
  demo: () => import("./demo.ts"),
};

/** Words whose commands read the sites as served, wherever they come from; `sites` itself is about the folder. */
export const READS_SITES: ReadonlySet<string> = new Set([
  ...["import", "feeds", "stock", "leads", "suppressions", "alerts", "staff", "search", "status"],
]);

/** Registers the subject named by `word`, or all subjects for any other word, so that help and errors list them all. */
export async function registerFor(program: Command, word: string | undefined): Promise<void> {
  const known = word !== undefined && Object.hasOwn(SUBJECTS, word) ? SUBJECTS[word] : undefined;
  const subjects = await Promise.all(known ? [known()] : Object.values(SUBJECTS).map((load) => load()));
  for (const subject of new Set(subjects)) subject.register(program);
}
