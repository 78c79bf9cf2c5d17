/** An uploaded file's name without folders and extension: at most 80 letters, digits and plain signs, or empty. */
export function plainFileName(path: string): string {
  const plain = path
    .slice(-400)
    .normalize("NFC")
    .replace(/^.*[\\/]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} _()-]/gu, "")
    .trim();
  return plain.slice(-80).trim();
}
