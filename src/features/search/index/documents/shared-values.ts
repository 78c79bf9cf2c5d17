/** The most shared values. At that number all are dropped, and collecting starts again. */
const MOST = 50_000;

const texts = new Map<string, string>();
const lists = new Map<string, readonly string[]>();

/**
 * Returns the first copy of an equal text. Cars repeat the same few thousand texts, so each is stored once in memory.
 */
export function sharedText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  texts.set(text, text);
  return text;
}

/** Returns the first copy of an equal list, which must not be changed. */
export function sharedList(list: readonly string[]): readonly string[] {
  const key = JSON.stringify(list);
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= MOST) lists.clear();
  const own = Object.freeze(list.map(sharedText));
  lists.set(key, own);
  return own;
}

/** Wraps `make` so that its result is computed once for each shared list. */
export function oncePerList<Made>(make: (list: readonly string[]) => Made): (list: readonly string[]) => Made {
  const known = new WeakMap<readonly string[], { readonly made: Made }>();
  return (list) => {
    const before = known.get(list);
    if (before) return before.made;
    const made = make(list);
    known.set(list, { made });
    return made;
  };
}
