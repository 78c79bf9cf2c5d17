import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FeedItem, FeedRow } from "../schema.ts";
import { openFeed } from "./rows.ts";
import { SIZE_LIMITS } from "./source.ts";

/** The items read from a file with this content. */
export async function items(content: string | Buffer, limits = SIZE_LIMITS) {
  const folder = await mkdtemp(join(tmpdir(), "feed-read-"));
  const path = join(folder, "stock.csv");
  await writeFile(path, content);
  const stray: string[] = [];
  try {
    const feed = await openFeed(path, (line) => stray.push(line), limits);
    const found: FeedItem[] = [];
    for await (const item of feed.rows) found.push(item);
    return { ...feed, found, stray };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const cells = (found: readonly FeedItem[]) => found.map((item) => (item as FeedRow).cells);

/** Why a file with this content cannot be read; empty if it can. */
export const reasonOf = async (content: string | Buffer, limits = SIZE_LIMITS) =>
  items(content, limits).then(
    () => "",
    (error: Error) => `${error.name}: ${error.message}`,
  );

/** These texts as a stream, one piece each. */
export async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

export async function collected<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of stream) all.push(one);
  return all;
}
