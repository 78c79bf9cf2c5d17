import { err, ok, type Result } from "../../lib/result.ts";

export const NO_SHEET = "The sheet could not be prepared just now. Please try again in a moment.";

/** The vehicle's sheet from `GET /api/cars/{slug}/pdf` (API-024), or a sentence saying why it failed (VDP-076). */
export async function fetchSheet(href: string, ask: typeof fetch = fetch): Promise<Result<Blob, string>> {
  try {
    const response = await ask(href);
    if (response.ok) return ok(await response.blob());
    const body: unknown = await response.json();
    const message = typeof body === "object" && body !== null && "error" in body ? body.error : null;
    return err(typeof message === "string" && message !== "" ? message : NO_SHEET);
  } catch {
    return err(NO_SHEET);
  }
}

/** Makes the browser save the file under this name (VDP-075). */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser may still be reading the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
