import { expect, test } from "vitest";
import { plainFileName } from "../../lib/files/file-name.ts";
import { REQUIRED } from "./contact.ts";
import {
  CHOOSE_AGAIN,
  contentOf,
  FILE_LIMIT,
  filesProblem,
  isWholePdf,
  storedName,
  TOO_MANY_FILES,
} from "./file-rules.ts";

const ID = "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11";
const file = (name: string, size = 5) => new File([new Uint8Array(size)], name);
/** What a browser sends for a file field in which nothing is chosen. */
const NOTHING = new File([], "");

test("LEAD-002 a field's files are judged by number, size and name, each with a sentence", () => {
  for (const none of [undefined, "", NOTHING, [NOTHING], ["", NOTHING]]) {
    expect(filesProblem(none, false)).toBeNull();
    expect(filesProblem(none, true)).toBe(REQUIRED);
  }
  for (const good of [
    ID,
    `${ID} ${ID}`,
    file("a.JPG"),
    [file("a.png"), file("b.webp"), file("c.pdf")],
    [ID, NOTHING],
  ]) {
    expect(filesProblem(good, true)).toBeNull();
  }
  expect(filesProblem([ID, ID, file("a.jpg"), file("b.jpg")], false)).toBe(TOO_MANY_FILES);
  expect(filesProblem("../../etc/passwd", false)).toBe(CHOOSE_AGAIN);
  expect(filesProblem(file("a.jpg", 0), false)).toBe("a.jpg is empty. Please choose another file.");
  expect(filesProblem(file("a.jpg", FILE_LIMIT - 1), false)).toBeNull();
  expect(filesProblem(file("a.jpg", FILE_LIMIT), false)).toContain("a.jpg is 10 MB or larger.");
  expect(filesProblem(file("<b>.exe"), false)).toBe(
    "b.exe is not a JPEG, PNG or WebP photo or a PDF. Please choose another file.",
  );
});

test("LEAD-002 a file is what its bytes say, and bears a plain name with the ending of what it is", () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  expect(contentOf(bytes("\xff\xd8\xff\xe0"))).toBe("photo");
  expect(contentOf(bytes("\x89PNG\r\n\x1a\n"))).toBe("photo");
  expect(contentOf(bytes("RIFF\0\0\0\0WEBPVP8 "))).toBe("photo");
  expect(contentOf(bytes("%PDF-1.7"))).toBe("pdf");
  for (const other of ["", "<html>", "GIF89a", "RIFF\0\0\0\0WAVE", "\0\0\0\x18ftypheic", " %PDF-1.7", "MZ"]) {
    expect(contentOf(bytes(other)), other).toBeNull();
  }
  expect(isWholePdf(bytes(`%PDF-1.7${"x".repeat(5000)}%%EOF\n`))).toBe(true);
  expect(isWholePdf(bytes(`%PDF-1.7%%EOF${"x".repeat(5000)}`))).toBe(false);
  expect(storedName("C:\\photos\\front.html", "image/jpeg")).toBe("front.jpg");
  expect(storedName('../"><script>.pdf', "application/pdf")).toBe("script.pdf");
  expect(storedName("....", "application/pdf")).toBe("file.pdf");
  expect(plainFileName(`${"x".repeat(500)}.jpg`)).toHaveLength(80);
});
