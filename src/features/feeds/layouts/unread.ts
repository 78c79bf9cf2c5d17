import { remember } from "../../../lib/memory/remember.ts";
import { isMake } from "../normalise/names/make.ts";
import type { FeedItem } from "../schema.ts";
import type { Raw } from "./openings/raw.ts";

/**
 * How many makes that a file names may be missing from its rows, and which share of all, before they are more than
 * remarks.
 */
const [FEWEST_UNREAD, LEAST_UNREAD] = [3, 0.25];
const WORD = /\p{L}[\p{L}\p{N}-]{1,30}/gu;

const isMakeWord = remember((word: string): boolean => isMake(word));

function makesIn(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(WORD)) if (isMakeWord(word)) count += 1;
  return count;
}

/**
 * Whether a file names many makes that are in none of its rows, which means that only part of it was read. Never true
 * for pages, since they have menus of makes.
 */
export function leavesMakesUnread(raw: Raw, items: readonly FeedItem[]): boolean {
  if (raw.kind === "page") return false;
  const texts =
    raw.kind === "sheets" ? raw.sheets.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells)) : [raw.text];
  const named = texts.reduce((sum, text) => sum + makesIn(text), 0);
  let read = 0;
  for (const item of items) {
    if ("cells" in item) for (const column in item.cells) read += makesIn(item.cells[column] ?? "");
    for (const value of "cells" in item ? Object.values(item.spelled ?? {}) : (item.words ?? []))
      read += makesIn(typeof value === "string" ? value : JSON.stringify(value));
  }
  return named - read >= Math.max(FEWEST_UNREAD, named * LEAST_UNREAD);
}
