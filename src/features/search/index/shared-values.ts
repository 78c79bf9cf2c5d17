/** Beyond so many they are all forgotten, and from then on held once more. */
const MOST = 50_000;

const texts = new Map<string, string>();
const lists = new Map<string, readonly string[]>();

/** The same text as it was met first. A stock says the same few thousand things again and again: each is held once. */
export function sharedText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  texts.set(text, text);
  return text;
}

/** The same list as it was met first; not to be changed. */
export function sharedList(list: readonly string[]): readonly string[] {
  const key = JSON.stringify(list);
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= MOST) lists.clear();
  const own = Object.freeze(list.map(sharedText));
  lists.set(key, own);
  return own;
}
