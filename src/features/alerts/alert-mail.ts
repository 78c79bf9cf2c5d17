import type { Mail } from "../../services/mail/port.ts";
import { imageUrl } from "../media/rules.ts";
import { LOGO, mailBrand } from "../notices/brand.ts";
import type { AlertPart, StoredNotice } from "../notices/letter.ts";
import type { Dealership, Site } from "../site/site.ts";
import { type AlertAround, alertHtml } from "./alert-mail-html.ts";
import { senderOf } from "./sender.ts";

/**
 * The mail of an alert in the site's brand. Its text contains everything that its HTML does. `siteUrl` is the site's
 * address.
 */
export async function alertMail(
  { uid, letter }: StoredNotice,
  alert: AlertPart,
  to: string,
  { site, dealership, siteUrl }: { readonly site: Site; readonly dealership: Dealership; readonly siteUrl: string },
): Promise<Mail> {
  const brand = await mailBrand(site);
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const [answers] = dealership.leads.email;
  const stopUrl = absolute(alert.stop.path);
  const around: AlertAround = {
    brand,
    locale: site.config.locale,
    homeUrl: absolute("/"),
    cars: alert.cars.map((car) => ({ ...car, url: absolute(car.path), src: pictureOf(car.picture, site, absolute) })),
    more: alert.more ?? null,
    all: alert.all && { label: alert.all.label, url: absolute(alert.all.path) },
    asked: alert.asked,
    stop: { label: alert.stop.label, url: stopUrl },
    changeUrl: absolute(alert.changePath),
    sender: senderOf(site).line,
  };
  return {
    to,
    fromName: site.name,
    replyTo: answers ? { name: dealership.name, address: answers } : null,
    subject: letter.subject,
    text: alertText(letter, around),
    html: alertHtml(letter, around),
    pictures: brand.logo ? [{ name: LOGO, png: brand.logo.png }] : [],
    unsubscribe: stopUrl,
    adf: null,
    id: uid,
  };
}

/** Old mail programs cannot show WebP, so pictures are requested as JPEG if an image service can convert them. */
function pictureOf(source: string | null, { config }: Site, absolute: (path: string) => string): string | null {
  if (source === null) return null;
  return absolute(imageUrl(source, { width: 640, crop: "16:10", format: "jpeg" }, config));
}

function alertText({ heading, words }: StoredNotice["letter"], around: AlertAround): string {
  const cars = around.cars.map((car) =>
    [
      [car.title, car.badge].filter(Boolean).join(" "),
      [car.price, car.note].filter(Boolean).join(" "),
      car.drop ? `${car.drop.down} ${car.drop.from}` : "",
      car.facts,
      car.place,
      car.url,
    ]
      .filter(Boolean)
      .join("\n"),
  );
  const foot = [
    "--",
    around.asked,
    "",
    `${around.stop.label}: ${around.stop.url}`,
    `Change my alerts: ${around.changeUrl}`,
    "",
    around.sender,
  ].join("\n");
  const all = around.all ? `${around.all.label}:\n${around.all.url}` : "";
  return `${[[heading, ...words].join("\n"), ...cars, around.more ?? "", all, foot].filter(Boolean).join("\n\n")}\n`;
}
