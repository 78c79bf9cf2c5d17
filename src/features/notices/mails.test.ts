import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { letterOf, type StoredNotice } from "./letter.ts";
import { shopperMail } from "./mails.ts";
import { mailFaults } from "./testing.ts";

const of = dealership(1, "north");
const site = testSite("test", [of], { config: { siteUrl: "https://www.test.example" } });
const HOSTILE = `<b>"Quick" & 'cheap'</b>`;

const mailOf = (letter: StoredNotice["letter"], stopUrl: string | null = null) =>
  shopperMail(
    { uid: "u", kind: "desk.answer", audience: "shopper", createdAt: 0, letter },
    "zoe@x.example",
    site,
    of,
    stopUrl,
  );

test("what somebody wrote in lines is read in lines, in HTML as in the text", async () => {
  const answer = { subject: "Re", heading: "Dana", reference: "R" };
  const { text, html = "" } = await mailOf(letterOf({ ...answer, words: ["Come to\n12 Smith <St>\nSydney", "Dana"] }));
  expect(text).toContain("Come to\n12 Smith <St>\nSydney\n\nDana");
  expect(html).toContain("Come to<br>12 Smith &#60;St&#62;<br>Sydney</p>");
});

test("text and HTML tell the same, escape what is hostile, and lead to the dealer's own host alone", async () => {
  const facts = [["Vehicle", `2021 ${HOSTILE}`]] as const;
  const parts = { words: [`Words ${HOSTILE}`], steps: ["Step one"], terms: ["Term one"], change: "cancel it" };
  const action = { label: "See it again", path: "/cars/a" };
  const letter = letterOf({
    subject: HOSTILE,
    heading: `Head ${HOSTILE}`,
    reference: "REF-1",
    facts,
    action,
    ...parts,
  });
  const { text, html = "" } = await mailOf(letter, "https://www.test.example/unsubscribe/u.s");
  expect(html).not.toContain("<b>");
  const read = html
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, " ");
  const told = [letter.heading, ...letter.words, `2021 ${HOSTILE}`, "Step one", "Term one", "To cancel it", "REF-1"];
  for (const words of [...told, "Dealer north", action.label, "You get this email because"]) {
    expect(read, words).toContain(words);
    expect(text, words).toContain(words);
  }
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual(["https://www.test.example/cars/a", "https://www.test.example/unsubscribe/u.s"]);
  for (const link of links) expect(text).toContain(link);
});

test("every mail program can show a letter with all its parts, however long a word of it is", async () => {
  const address = `https://www.test.example/${"long".repeat(40)}`;
  const car = { title: HOSTILE, badge: null, price: "$33,990", note: null, facts: "45,210 km", place: null };
  const letter = letterOf({
    subject: HOSTILE,
    heading: HOSTILE,
    words: [`See\n${address}`],
    reference: "R",
    facts: [["Vehicle", HOSTILE]],
    action: { label: "See it again", path: "/cars/a" },
    steps: ["One"],
    terms: ["Two"],
    change: "cancel it",
    car: { ...car, path: "/cars/a", picture: "/art/a.avif" },
  });
  for (const picture of ["/art/a.avif", null]) {
    const { html = "" } = await mailOf({ ...letter, car: { ...car, path: "/cars/a", picture } });
    expect(mailFaults(html)).toEqual([]);
    // Inherited by every cell: an address that somebody wrote made the mail wider than a phone.
    expect(html).toMatch(/<table [^>]*max-width:600px[^>]*word-break:break-word/);
    expect(html.split("<tr><td").length).toBe(html.split("</td></tr>").length);
  }
});
