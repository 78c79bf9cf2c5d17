import { rmSync } from "node:fs";
import { expect, inject } from "vitest";
import { findChanges } from "./compare.ts";
import type { Part } from "./parts.ts";
import { drawFinding, keepSheet, readSheet } from "./sheet.ts";

const KEPT = "test/journeys/pages/catalogue/kept";
const RESULTS = "test-results/catalogue";

/**
 * Fails for each part that differs from its saved picture, by name, and writes a picture of each difference to
 * `test-results/catalogue`. Like other snapshots they are saved anew with `--update`, and where there are none yet.
 */
export async function expectAsKept(theme: string, drawn: readonly Part[]): Promise<void> {
  const kept = await readSheet(`${KEPT}/${theme}`);
  const updates = inject("snapshotUpdates");
  const folder = `${RESULTS}/${theme}`;
  rmSync(folder, { recursive: true, force: true });
  if (!kept && updates !== "none") return await keepSheet(`${KEPT}/${theme}`, drawn);
  const changes = findChanges(kept ?? [], drawn);
  if (changes.length > 0 && updates === "all") return await keepSheet(`${KEPT}/${theme}`, drawn);
  for (const change of changes) await drawFinding(folder, change);
  const sentences = changes.map(({ name, sentence }) => `${name}: ${sentence}`);
  expect(sentences, `parts in the theme ${theme} that are not drawn as they are kept; see ${folder}`).toEqual([]);
}
