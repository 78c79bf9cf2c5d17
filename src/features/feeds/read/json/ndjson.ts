import { type RowLimits, tooLong } from "../source.ts";
import type { Piece } from "./piece.ts";

/**
 * Cuts a file with one object per line into its lines, so that a malformed line does not affect others. An object that
 * is spread over several lines is joined. An object that is incomplete at the end of the file is marked as cut.
 */
export async function* linePieces(text: AsyncIterable<string>, limits: RowLimits): AsyncGenerator<Piece> {
  let open = "";
  for await (const line of linesOf(text, limits)) {
    const isWhole = line.startsWith("{") && line.trimEnd().endsWith("}");
    if (open === "" || (isWhole && isJson(line))) {
      if (open !== "") yield piece(open);
      open = "";
      // Values that are not objects, such as a list beside the records, are not vehicles.
      if (line.trim() === "" || (!line.startsWith("{") && isJson(line))) continue;
      if (isWhole || !line.startsWith("{")) yield piece(line);
      else open = line;
      continue;
    }
    open += `\n${line}`;
    if (open.length > limits.characters) throw tooLong("record", limits);
    if (!line.trimEnd().endsWith("}") || !isJson(open)) continue;
    yield piece(open);
    open = "";
  }
  if (open !== "") yield { ...piece(open), cut: true };
}

const piece = (text: string): Piece => ({ path: "", text: text.trim() });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function* linesOf(text: AsyncIterable<string>, limits: RowLimits): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > limits.characters) throw tooLong("record", limits);
    yield* lines;
  }
  if (rest !== "") yield rest;
}
