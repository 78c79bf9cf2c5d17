import { open } from "node:fs/promises";

const HTML = /^(?:\s|\uFEFF|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html|head|body)\b/i;
/** A web page may carry its vehicles as linked data, and then is a stock file. */
const LINKED_DATA = "application/ld+json";
const SOME_BYTES = 64 * 1024;

/** Whether the file is a web page without vehicles, such as the page on which one signs in. */
export async function isPlainWebPage(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SOME_BYTES), 0, SOME_BYTES, 0);
    if (
      !HTML.test(
        buffer
          .subarray(0, bytesRead)
          .toString("latin1")
          .replace(/^\xEF\xBB\xBF/, ""),
      )
    )
      return false;
    let tail = "";
    for await (const chunk of file.createReadStream({ start: 0, encoding: "latin1", autoClose: false })) {
      const text = tail + (chunk as string);
      if (text.includes(LINKED_DATA)) return false;
      tail = text.slice(-LINKED_DATA.length);
    }
    return true;
  } finally {
    await file.close();
  }
}
