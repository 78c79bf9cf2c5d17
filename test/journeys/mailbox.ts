import { expect } from "vitest";
import { get } from "./browser.ts";

/**
 * How many of the newest mails are read: tests of other files send mails to the same dealers meanwhile.
 */
const LOOKED_AT = 60;

/**
 * The page of a mail in the operator's mailbox, once one holds these words: on the run's server, or on the one that
 * `from` asks.
 */
export async function mailWith(site: string, words: string, from: typeof get = get): Promise<string> {
  const read = new Map<string, string>();
  let mail = "";
  const hasCome = async () => {
    const { text: list } = await from(site, "/dev/mailbox");
    const hrefs = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map(([, href = ""]) => href);
    for (const href of [...new Set(hrefs)].slice(0, LOOKED_AT)) {
      mail = read.get(href) ?? (await from(site, href)).text;
      // A mail never changes, so each is fetched once.
      read.set(href, mail);
      if (mail.includes(words)) return true;
    }
    return false;
  };
  await expect.poll(hasCome, { timeout: 20_000, interval: 100, message: `a mail with "${words}"` }).toBe(true);
  return mail;
}
