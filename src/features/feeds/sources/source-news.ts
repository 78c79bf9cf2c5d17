import type { Database } from "../../../db/open.ts";
import { momentText } from "../../../lib/time/moments.ts";
import { counted } from "../../../lib/words/format.ts";
import type { NoticeKind } from "../../notices/kinds.ts";
import { letterOf } from "../../notices/letter.ts";
import { notifyDealership } from "../../notices/mutations.ts";
import { type KnownSource, pathOf } from "./known.ts";

/**
 * The mails to a dealership about its source, each sent once until the problem is fixed. Held and refused files have
 * their own mails.
 */
export type SourceNews =
  | { readonly kind: "late"; readonly heardAt: number | null }
  | { readonly kind: "failing"; readonly failures: number; readonly problem: string }
  | { readonly kind: "shrunk"; readonly gone: number; readonly run: number | null }
  | { readonly kind: "mended" };

interface Words {
  readonly notice: NoticeKind;
  readonly subject: string;
  readonly heading: string;
  readonly words: readonly string[];
}

/** Puts a mail to the dealership into the outbox, within the transaction of what it reports. */
export async function notifyOfSource(trx: Database, known: KnownSource, news: SourceNews, now: number): Promise<void> {
  const { site, dealership } = known;
  const { notice, subject, heading, words } = wordsOf(known, news);
  const facts: [string, string][] = [
    ["Stock of", dealership.name],
    ["Source", pathOf(known)],
  ];
  const letter = letterOf({ subject, heading, words, facts, reference: pathOf(known) });
  const from = { siteSlug: site.slug, dealershipSlug: dealership.slug };
  await notifyDealership(trx, { kind: notice, ...from, letter, now }, dealership);
}

function wordsOf(known: KnownSource, news: SourceNews): Words {
  const { name } = known.source;
  switch (news.kind) {
    case "late":
      return {
        notice: "feed.late",
        subject: `Your stock source "${name}" is late`,
        heading: `Nothing has been heard from "${name}" for too long`,
        words: [
          `${lastWord(known, news.heardAt)} The site goes on showing the stock as it was.`,
          "Please see whether your system still sends or offers its stock file. We write again when it works.",
        ],
      };
    case "failing":
      return {
        notice: "feed.failing",
        subject: `Your stock source "${name}" does not work`,
        heading: `The stock file of "${name}" could not be fetched ${counted(news.failures, "time")} in a row`,
        words: [
          news.problem,
          "The site goes on showing the stock as it was, and we go on trying. We write again when it works.",
        ],
      };
    case "shrunk":
      return {
        notice: "feed.shrunk",
        subject: `Your stock source "${name}" has become smaller`,
        heading: `${counted(news.gone, "car")} of "${name}" ${news.gone === 1 ? "was" : "were"} marked sold at once`,
        words: [
          "The last file lacked more cars than is usual, although not so many that it was held.",
          `If that is right there is nothing to do. If it is not, whoever runs the site for you can take it back (run ${news.run}).`,
        ],
      };
    case "mended":
      return {
        notice: "feed.mended",
        subject: `Your stock source "${name}" works again`,
        heading: `"${name}" works again`,
        words: ["The site follows your stock file again. There is nothing to do."],
      };
  }
}

function lastWord({ site, dealership, source }: KnownSource, heardAt: number | null): string {
  if (heardAt === null) return `No file has come from "${source.name}" yet.`;
  const zone = site.configFor(dealership.slug).timezone;
  return `The last word from "${source.name}" came on ${momentText(heardAt, zone)}.`;
}
