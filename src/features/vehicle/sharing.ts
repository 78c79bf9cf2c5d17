import type { SiteConfig } from "../site/schema.ts";

/** The data for sharing a vehicle's page. */
export interface ShareView {
  /** The page's public address. */
  readonly url: string;
  readonly name: string;
  /** The site's noun for a vehicle: "car". */
  readonly noun: string;
  readonly feedback: SiteConfig["copyFeedback"];
}

/** The data for sharing; null if the site's public address is not known (VDP-067). */
export function shareView(
  { name, path }: { readonly name: string; readonly path: string },
  { siteUrl, vehicleNoun, copyFeedback }: Pick<SiteConfig, "siteUrl" | "vehicleNoun" | "copyFeedback">,
): ShareView | null {
  if (!siteUrl) return null;
  return { url: new URL(path, siteUrl).href, name, noun: vehicleNoun.toLowerCase(), feedback: copyFeedback };
}

export interface ShareLink {
  readonly channel: "Email" | "Facebook" | "X" | "WhatsApp";
  readonly href: string;
  /** Whether it opens in the small window of `openShareWindow`. Otherwise the visitor's own program opens it. */
  readonly inWindow: boolean;
}

/** The channels for sharing a page, besides the clipboard (VDP-066). */
export function shareLinks({ url, name }: ShareView): readonly ShareLink[] {
  // Mail programs, and WhatsApp on some phones, show "+" literally, so spaces must be `%20`.
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString().replaceAll("+", "%20");
  const mail = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name}\n${url}`)}`;
  return [
    { channel: "Email", href: `mailto:?${mail}`, inWindow: false },
    { channel: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`, inWindow: true },
    { channel: "X", href: `https://x.com/intent/post?${query({ text: name, url })}`, inWindow: true },
    { channel: "WhatsApp", href: `https://wa.me/?${query({ text: `${name} ${url}` })}`, inWindow: true },
  ];
}

/** Size of the window in CSS pixels (VDP-070), and the interval of the poll in milliseconds (VDP-071). */
const WINDOW_SIZE = "width=550,height=400";
const POLL_MS = 1000;

interface Opener {
  readonly open: (url: string, target: string, features: string) => Pick<Window, "closed"> | null;
  readonly setInterval: (look: () => void, ms: number) => number;
  readonly clearInterval: (id: number) => void;
}

/**
 * Opens a channel in a small window, polls every second until it is closed, and then calls `onClosed` once. Returns a
 * function that stops polling; null if the browser opens no window, so that the link is followed instead.
 */
export function openShareWindow(href: string, onClosed: () => void, opener: Opener): (() => void) | null {
  const shared = opener.open(href, "share", WINDOW_SIZE);
  if (!shared) return null;
  const id = opener.setInterval(() => {
    if (!shared.closed) return;
    opener.clearInterval(id);
    onClosed();
  }, POLL_MS);
  return () => opener.clearInterval(id);
}

/** The message after copying the link, and how long it is shown (VDP-068, VDP-069). */
export function copiedNotice({ name, feedback }: ShareView): { readonly text: string; readonly ms: number } {
  return feedback === "named" ? { text: `Copied ${name} to your clipboard!`, ms: 3000 } : { text: "Copied", ms: 1500 };
}
