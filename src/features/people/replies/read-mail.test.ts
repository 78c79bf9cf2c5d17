import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { readMailApart } from "./read-apart.ts";
import { readReturnedMail } from "./read-mail.ts";

const mail = (html: string) =>
  Buffer.from(
    `From: Jo <jo@mail.example>\r\nTo: reply+abc@dealer.example\r\nSubject: Re: car\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
  );
const wordsOf = async (html: string) => {
  const read = await readReturnedMail(mail(html));
  if (!read.ok) throw new Error(read.error);
  return read.value.text;
};

test("of a mail in HTML only its words are left, without what it styles and quotes", async () => {
  const html =
    "<html><head><title>x</title></head><style>p{}</style><p>Is it <b>still</b> there?</p>A &lt;b&gt;<br>Jo<script>alert(1)</script><blockquote>Your offer</blockquote>";
  expect(await wordsOf(html)).toBe("Is it still there?\nA <b>\nJo");
  expect(await wordsOf("3 < 4 and no more")).toContain("4 and no more");
});

test.each([
  ["on one line", "On Mon, 23 Nov 2026 at 10:04, Dana wrote:\n> ours"],
  [
    "over two, as Gmail breaks it",
    "On Mon, 23 Nov 2026 at 10:04, Halden Castle Hill <\nreply+12-3f@mail.example> wrote:\n\n> ours",
  ],
  [
    "over three",
    "On Mon, 23 Nov 2026 at 10:04, Dana Whitlock, Halden\nCastle Hill\n<reply+12-3f@mail.example> wrote:\n> ours",
  ],
])("what introduces a quote is none of a person's words %s", async (_, quote) => {
  const plain = `From: Jo <jo@mail.example>\r\nTo: a@b.example\r\nSubject: Re: car\r\n\r\nOn Saturday at ten?\n\n${quote}\n`;
  const read = await readReturnedMail(Buffer.from(plain));
  expect(read.ok && read.value.text).toBe("On Saturday at ten?");
});

const plainWords = async (text: string) => {
  const read = await readReturnedMail(
    Buffer.from(`From: Jo <jo@mail.example>\r\nTo: a@b.example\r\nSubject: Re: car\r\n\r\n${text}\n`),
  );
  return read.ok && read.value.text;
};

test("whoever answers between the lines that they quote is read whole", async () => {
  const between = "Hi Dana,\n\n> Is Saturday at ten fine?\nYes.\n\n> And the trade-in?\nNo, I keep it.";
  expect(await plainWords(between)).toBe(between);
  const introduced = "See below.\n\nOn Mon, 23 Nov 2026 at 10:04, Dana wrote:\n> At ten?\n\nAt eleven.";
  expect(await plainWords(introduced)).toBe(introduced);
  // A signature that the mail program adds below the quotation is not the person's own text.
  const signed = "Yes.\n\nOn Mon, 23 Nov 2026 at 10:04, Dana wrote:\n> At ten?\n>\n> D\n\n-- \nJo\n";
  expect(await plainWords(signed)).toBe("Yes.");
});

test("a mail of nothing but opened tags is read in little time", async () => {
  const before = process.cpuUsage();
  for (const sign of ["<", "<style ", "<blockquote", "</p", "<br ", "&lt;", "> wrote: on "]) {
    await readReturnedMail(mail(sign.repeat(500_000 / sign.length)));
  }
  const { user, system } = process.cpuUsage(before);
  // With regular expressions that start again at every character, this would take minutes.
  expect((user + system) / 1e6).toBeLessThan(8);
}, 60_000);

const MIXED = "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nhi\r\n--b\r\n";
const slowMail = (bytes: number) =>
  Buffer.from(`${MIXED}Content-Type: text/html\r\n\r\n<a ${'href="x" '.repeat(bytes / 9)}\r\n--b--\r\n`);

test("a mail that is made to be slow to read is given up, while this thread goes on with its own work", async () => {
  const began = process.hrtime.bigint();
  const before = performance.eventLoopUtilization();
  const read = await readMailApart(slowMail(2_000_000), 1_500);
  expect(read).toMatchObject({ ok: false, error: { kind: "unreadable", sentence: expect.stringMatching(/too long/) } });
  // In this thread itself it would take minutes, during which no page could be served.
  expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(20);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.7);
  // The next mail is read as usual.
  expect(await readMailApart(mail("<p>Is it there?</p>"))).toMatchObject({ ok: true, value: { text: "Is it there?" } });
}, 60_000);

test("mails beyond those that may wait are told to come again, and those that wait are all read", async () => {
  const all = await Promise.all(Array.from({ length: 22 }, (_, at) => readMailApart(mail(`<p>${at}</p>`))));
  expect(all.map((read) => (read.ok ? read.value.text : read.error.kind))).toEqual([
    ...Array.from({ length: 20 }, (_, at) => String(at)),
    ...["busy", "busy"],
  ]);
}, 60_000);
