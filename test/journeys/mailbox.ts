import { expect } from "vitest";
import { get } from "./browser.ts";

/**
 * Other files' shoppers write to the same dealers meanwhile, and are written to: the newest mails that are looked at.
 */
const LOOKED_AT = 60;

/** The text of a mail in the operator's mailbox, once one holds these words. */
export async function mailWith(site: string, words: string): Promise<string> {
  const read = new Map<string, string>();
  let mail = "";
  const hasCome = async () => {
    const { text: list } = await get(site, "/dev/mailbox");
    const hrefs = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map(([, href = ""]) => href);
    for (const href of [...new Set(hrefs)].slice(0, LOOKED_AT)) {
      mail = read.get(href) ?? (await get(site, href)).text;
      // A mail stays as it is: each is asked for once.
      read.set(href, mail);
      if (mail.includes(words)) return true;
    }
    return false;
  };
  await expect.poll(hasCome, { timeout: 20_000, interval: 100, message: `a mail with "${words}"` }).toBe(true);
  return mail;
}
