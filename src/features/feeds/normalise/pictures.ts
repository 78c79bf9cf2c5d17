import { remember } from "../../../lib/memory/remember.ts";
import { splitList } from "./text.ts";

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>|;,\\]+(?:,(?!\s*(?:https?:)?\/\/)[^\s"'<>|;,\\]+)*/gi;

/** Addresses that a page must not load: local files, and all schemes other than http and https. */
const OTHER_ADDRESS = /\b(?!https?:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s"'<>|;,]*/gi;

/** Addresses that are clearly not of pictures: a report, a film, a page, a player. */
const NO_PICTURE =
  /\.(?:pdf|mp4|m4v|mov|webm|avi|m3u8|mkv|mp3|html?|txt|csv|tsv|xml|json|js|css|docx?|xlsx?|pptx?|zip|gz|rar|glb|gltf)(?:[?#]|$)|^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|matterport\.com)\//i;

/**
 * The addresses of pictures in one cell, in order, without duplicates. They may be separated by commas, vertical bars,
 * semicolons or spaces, or be a JSON list, or a single one; an address may itself contain commas. Paths that begin with
 * a slash are kept (`isWholeAddress` is false for those that no page can load). Text that is not an address is left
 * out, as are files whose extension is not a picture's.
 */
export function readPictures(text: string): string[] {
  const pictures = new Set<string>();
  // The addresses of a list usually share their beginning, and only the part before the path can be invalid for a
  // browser, so each beginning is checked once.
  let start = "";
  let isHost = false;
  for (const address of wholeAddresses(text) ?? writtenAddresses(withoutThumbnails(text))) {
    if (!start.endsWith("/") || !address.startsWith(start)) {
      start = HOST_PART.exec(address)?.[0] ?? "/";
      isHost = isPictureHost(start);
    }
    if (isHost && (PICTURE_FILE.test(address) || !NO_PICTURE.test(address))) pictures.add(overHttps(address));
  }
  return [...pictures];
}

const FILE = /^.{1,200}\.(?:jpe?g|png|webp|gif|avif)$/i;

/** Whether a cell holds pictures: their addresses, their paths, or just the names of their files. */
export function namesPictures(text: string): boolean {
  if (!/[./]/.test(text)) return false;
  if (readPictures(text).length > 0) return true;
  const names = text
    .slice(0, 5000)
    .split(/[|;,\n]/)
    .flatMap((name) => name.trim() || []);
  return names.length > 0 && names.every((name) => FILE.test(name));
}

/** Files that every site of this server has: the product's own artwork, and the files in a site's public folder. */
const OWN_FILE = /^\/(?:art|site)\//;

/**
 * Whether a page can load an address. Any other path without a host is on the dealer's old site, and on none of ours.
 */
export const isWholeAddress = (address: string): boolean => !address.startsWith("/") || OWN_FILE.test(address);

/** The text of a list of records, without the thumbnail that each record has beside its picture. */
const withoutThumbnails = (text: string): string =>
  text.startsWith("[") && text.includes("thumb") ? text.replace(THUMBNAIL, "") : text;
const THUMBNAIL = /["']thumb\w{0,20}["']\s{0,4}:\s{0,4}(?:\{[^{}]{0,2000}\}|"[^"]{0,1000}"|'[^']{0,1000}')/gi;

/**
 * Pages load nothing over plain http, and nearly every host of pictures also answers over https at the same path; many
 * feeds were set up before it did. An address with an explicit port stays as it is.
 */
const overHttps = (address: string): string => address.replace(/^http:\/\/(?=[^/:?#@]+(?:[/?#]|$))/i, "https://");

const BETWEEN = ["|", ";", ",", "\n", " "];
const WHOLE = /^https?:\/\/[^\s"'<>|;,\\]*[^\s"'<>|;,\\)\]}.]$/;

/** The addresses of a list that contains nothing but addresses, as most lists do; null for any other text. */
function wholeAddresses(text: string): readonly string[] | null {
  if (!text.startsWith("http")) return null;
  const sign = BETWEEN.find((one) => text.includes(one));
  const addresses = sign ? text.split(sign).flatMap((part) => part.trim() || []) : [text];
  const isWhole = (address: string) => WHOLE.test(address) && !address.includes("://", 8);
  return addresses.every(isWhole) ? addresses : null;
}

function writtenAddresses(text: string): readonly string[] {
  const written = text.includes(" ") ? text.replace(SPACED_NAME, withoutSpaces) : text;
  const found = (namesOtherScheme(written) ? written.replace(OTHER_ADDRESS, " ") : written).match(ADDRESS);
  const addresses = found
    ? found.map((address) => (address.startsWith("//") ? `https:${address}` : address))
    : splitList(text).flatMap((item) => (/^\/[^\s/]/.test(item) ? item : (wixAddress(item) ?? [])));
  return addresses.map((address) => address.replace(/[)\]}.]+$/, ""));
}

/** A picture's file name with spaces in it, as its uploader wrote it: "…/land rover-20441.jpg". */
const SPACED_NAME =
  /(\/\/[^\s"'<>|;,\\]{1,400})((?: [^\s"'<>|;,\\:/]{1,60}){1,4}\.(?:jpe?g|png|webp|gif|avif))(?![a-z])/gi;

function withoutSpaces(match: string, start: string, rest: string): string {
  return /\/[^/.]+$/.test(start.slice(2)) ? start + rest.replaceAll(" ", "%20") : match;
}

/** The address of a picture that is given only by Wix's own key ("a1b2c3_0f1e…~mv2.jpg"); null for other texts. */
function wixAddress(name: string): string | null {
  return /^[\da-f]{6}_[\da-f]{8,40}~mv2[\w.]{0,20}\.(?:jpe?g|png|webp|gif)$/i.test(name)
    ? `https://static.wixstatic.com/media/${name}`
    : null;
}

/**
 * Whether the text may contain a scheme other than http and https. A cheap check, so that most lists of pictures need
 * no search for such addresses.
 */
function namesOtherScheme(text: string): boolean {
  for (let at = text.indexOf("://"); at !== -1; at = text.indexOf("://", at + 3)) {
    if (!/(?:^|[^a-z\d+.-])https?$/i.test(text.slice(Math.max(0, at - 6), at))) return true;
  }
  return false;
}

const HOST_PART = /^(?:https?:)?\/\/[^/?#]*\/?/i;
/**
 * Whether addresses with this beginning are valid for a browser and are not a video player's. Memoised, since a file
 * has few different beginnings.
 */
const isPictureHost = remember((start) => URL.canParse(start, "https://x.invalid") && !NO_PICTURE.test(start));
const PICTURE_FILE = /^https?:\/\/[^/?#]*\/[^.?#]*\.(?:jpe?g|png|webp|gif|avif)$/i;
