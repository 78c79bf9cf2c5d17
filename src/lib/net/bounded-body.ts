/** The text of an HTTP response, as UTF-8; null if it is longer than `most` bytes, at which reading stops. */
export async function boundedText(response: Response, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
