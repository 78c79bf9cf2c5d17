import type { Field } from "./fields.ts";

const PICTURE = /^(images?|img|imgs|photos?|pics?|pictures?|media|gallery|fotos?|bild(er)?|files?)$/;

/** Words for pictures that are not photographs of the vehicle, and for facts about pictures. */
const NOT_OF_THE_VEHICLE =
  /^(logo|icon|brochure|sticker|certificate|cert|qr|barcode|map|floor|floorplan|plan|layout|sign|staff|sales|salesperson|consultant|avatar|profile|banner|placeholder|watermark|poster|count|counts|total|qty|quantity|updated|modified|changed|date|time|timestamp|hash|md5|checksum|caption|captions|alt|title|tags?|order|width|height|size|type|credit|source|version|invoice|receipt|licence|license|manual|spec|specsheet|docs?|documents?|pdf)$/;

/**
 * The use of a column whose heading is about pictures, films or files: a field, or `other` if they are not photographs
 * of the vehicle. Null if the heading is about something else, or clearly about photographs. Only the remaining columns
 * may fill the gallery.
 */
export function mediaOf(words: readonly string[]): Field | "other" | null {
  // "FullSize" is the picture itself, not a fact about it.
  const plain = words.filter(
    (word, at) => word !== "size" || !/^(full|large|big|max|original)$/.test(words[at - 1] ?? ""),
  );
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (says(/^hotspots?$/)) return /^hotspots?( (json|data|list))?$/.test(words.join(" ")) ? "hotspots" : "other";
  const film = says(/^(videos?|films?|youtube|vimeo|walkaround)$/);
  if (says(/^thumb(s|nails?)?$/)) return film ? "other" : "thumbnails";
  const around = says(/^(360|spin|spins|spincar|rotation|turntable)$/);
  const wide = says(/^(pano|panos|panorama|panoramas|panoramic|equirectangular)$/);
  const inside = says(/^(interior|inside|cabin|internal|int)$/);
  if (wide || (around && inside)) return "spin_interior_image";
  if (around && says(PICTURE)) return "spin_images";
  if (says(/^(reports?|ppsr|revs|carfax|carhistory|autocheck)$/))
    return says(/^(history|ppsr|revs|carfax|carhistory|autocheck|vehicle|car|file|pdf|url)$/) &&
      !says(/^(condition|inspection)$/)
      ? "history_report"
      : "other";
  return says(PICTURE) && plain.some((word) => NOT_OF_THE_VEHICLE.test(word)) ? "other" : null;
}

/** Keys whose pictures show somebody else: "club.image", "autoInfo.dealership.logo". */
const OTHERS =
  /^(?:club|dealers?|dealership|seller|vendor|member|user|owner|author|agent|company|store|branch|brand|make)$/i;

/** Whether a path leads to the picture of a person or thing that the vehicle belongs to. */
export function showsOthers(column: string): boolean {
  const [owner, subject] = column.split(".").slice(-2);
  return (
    owner !== undefined &&
    subject !== undefined &&
    OTHERS.test(owner) &&
    /^(?:image|img|photo|picture)(?:_?url)?$/i.test(subject)
  );
}
