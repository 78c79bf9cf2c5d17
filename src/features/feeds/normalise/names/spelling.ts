/**
 * The only word in the list that differs by a single typing error (a letter missing, added, wrong, or two swapped) and
 * begins with the same letter; null if there is none, or more than one, and for words below four letters. All words
 * must be in lower case.
 */
export function closest(word: string, list: readonly string[]): string | null {
  if (word.length < 4) return null;
  let found: string | null = null;
  for (const candidate of list) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 1 || !oneSlip(word, candidate)) continue;
    if (found !== null) return null;
    found = candidate;
  }
  return found;
}

function oneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const restA = a.slice(at);
  const restB = b.slice(at);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
