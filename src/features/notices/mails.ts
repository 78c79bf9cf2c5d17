import type { Mail } from "../../services/mail/port.ts";
import { imageUrl } from "../media/rules.ts";
import { licenceLines, mainLocation, phoneAt } from "../site/rules.ts";
import type { Dealership, Site } from "../site/site.ts";
import { LOGO, mailBrand } from "./brand.ts";
import type { Letter, LetterCar, StoredNotice } from "./letter.ts";
import { TYPED } from "./letter.ts";
import { letterHtml, type Surroundings } from "./mail-html.ts";

/** The mail to a shopper, in the site's brand; replies go to the dealership. */
export async function shopperMail(
  { uid, letter }: StoredNotice,
  to: string,
  site: Site,
  dealership: Dealership,
  stopUrl: string | null,
): Promise<Mail> {
  const brand = await mailBrand(site);
  const [answers] = dealership.leads.email;
  const around: Surroundings = { brand, ...surroundings(letter, site, dealership), stopUrl };
  return {
    to,
    fromName: site.name,
    replyTo: threadOf(letter, dealership) ?? (answers ? { name: dealership.name, address: answers } : null),
    ...(letter.thread && { thread: letter.thread }),
    subject: letter.subject,
    text: letterText(letter, around),
    html: letterHtml(letter, around),
    pictures: brand.logo ? [{ name: LOGO, png: brand.logo.png }] : [],
    ...(stopUrl ? { unsubscribe: stopUrl } : {}),
    ...(letter.calendar ? { calendar: letter.calendar } : {}),
    adf: null,
    id: uid,
  };
}

const threadOf = ({ thread }: Letter, { name }: Dealership): Mail["replyTo"] =>
  thread ? { name, address: thread.replyTo } : null;

function surroundings(letter: Letter, site: Site, dealership: Dealership): Omit<Surroundings, "brand" | "stopUrl"> {
  const place = mainLocation(site.locations, dealership.slug);
  const phone = place && phoneAt(place);
  const reply = letter.thread || dealership.leads.email.length > 0 ? "reply to this email" : null;
  const ways = [reply, phone && `call ${phone}`].filter(Boolean).join(" or ");
  const { siteUrl, locale } = site.config;
  const { street, city, state, postcode } = place?.address ?? { street: "", city: "", state: "", postcode: "" };
  const address = [street, [city, state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const business = [site.legal.name, site.legal.abn && `ABN ${site.legal.abn}`, ...licenceLines(site, dealership.slug)];
  return {
    locale,
    car: carAt(letter, site),
    actionUrl: letter.action && siteUrl ? new URL(letter.action.path, siteUrl).href : null,
    change: letter.change && ways ? `To ${letter.change}, ${ways} and give the reference ${letter.reference}.` : null,
    sender: [[dealership.name, phone].filter(Boolean).join(", "), address, business.filter(Boolean).join(", ")].filter(
      Boolean,
    ),
    why: `You get this email because this address was given on the website of ${site.name}. If it was not you who gave it, you need do nothing${reply ? ", or tell us by a reply" : ""}.`,
  };
}

/** URLs of a letter's car; its picture is requested as JPEG, since old mail programs cannot show WebP. */
function carAt({ car }: Letter, { config }: Site): Surroundings["car"] {
  if (!car || !config.siteUrl) return null;
  const absolute = (path: string) => new URL(path, config.siteUrl ?? "").href;
  const picture = car.picture && imageUrl(car.picture, { width: 1104, crop: "16:10", format: "jpeg" }, config);
  return { url: absolute(car.path), src: picture ? absolute(picture) : null };
}

const carText = ({ title, badge, price, note, facts, place }: LetterCar, url: string): string =>
  [
    [title, badge].filter(Boolean).join(" "),
    [price, note].filter(Boolean).join(" "),
    [facts, place].filter(Boolean).join(", "),
    url,
  ]
    .filter(Boolean)
    .join("\n");

/** The letter as plain text, for mail programs without HTML. */
function letterText(letter: Letter, { car, actionUrl, change, sender, why, stopUrl }: Surroundings): string {
  const sections = [
    letter.heading,
    ...letter.words,
    letter.car && car ? carText(letter.car, car.url) : "",
    listed(letter.facts),
    letter.steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    actionUrl && letter.action ? `${letter.action.label}: ${actionUrl}` : "",
    change ?? "",
    letter.terms.length > 0 ? ["Conditions:", ...letter.terms.map((term) => `- ${term}`)].join("\n") : "",
    ["-- ", ...sender].join("\n"),
    why,
    stopUrl ? `Stop emails like this one: ${stopUrl}` : "",
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}

const listed = (lines: Letter["facts"]): string => lines.map(([label, value]) => `${label}: ${value}`).join("\n");

/** The mail to a dealership: plain text, which marks the shopper's own words as lead mails do. */
export function dealershipMail({ uid, letter }: StoredNotice, to: string): Mail {
  const typed = letter.typed.map(([label, value]) => `> ${label}: ${value}`);
  const email = letter.typed.find(([label]) => label === "Email")?.[1];
  const sections = [
    letter.heading,
    ...letter.words,
    listed(letter.facts),
    typed.length > 0 ? [TYPED, ...typed].join("\n") : "",
    `Notice ${uid}`,
  ];
  const name = letter.typed.find(([label]) => label === "Name")?.[1] ?? "";
  return {
    to,
    replyTo: email ? { name, address: email } : null,
    subject: letter.subject,
    text: `${sections.filter(Boolean).join("\n\n")}\n`,
    adf: null,
    id: uid,
  };
}

/** The notice as JSON for the dealership's webhook: `id` is the same on every retry, `shopper` is as typed. */
export function noticeWebhookBody({ uid, kind, createdAt, letter }: StoredNotice, siteSlug: string): string {
  return JSON.stringify({
    id: uid,
    site: siteSlug,
    created_at: new Date(createdAt).toISOString(),
    notice: kind,
    reference: letter.reference,
    heading: letter.heading,
    text: letter.words.join("\n"),
    facts: Object.fromEntries(letter.facts),
    shopper: Object.fromEntries(letter.typed),
  });
}
