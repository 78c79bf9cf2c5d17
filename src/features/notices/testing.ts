/** Octets of HTML after which Gmail cuts a mail off. */
const GMAIL_CUTS = 102 * 1024;

/** Markup in a mail's HTML that mail programs cannot show, or show wrongly; empty if there is none. */
export function mailFaults(html: string): readonly string[] {
  const faults: string[] = [];
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style = ""]) => style);
  for (const style of styles) {
    if (/flex|grid|position:|float:|url\(|calc\(|var\(/.test(style)) faults.push(`Outlook has no "${style}"`);
  }
  for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
    if (!/ alt="/.test(tag)) faults.push(`no words for ${tag}`);
    if (!/ width="\d+"/.test(tag)) faults.push(`Outlook does not know the width of ${tag}`);
  }
  for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    if (!/^(https:\/\/|cid:)/.test(address)) faults.push(`no whole address: ${address}`);
  }
  // Word pads neither links nor blocks, so their content must be in a padded cell.
  for (const [tag] of html.matchAll(/<(?:a|div|span) [^>]*padding:\d+px [1-9][^>]*>/g)) {
    const at = html.indexOf(tag);
    if (!/mso-padding-alt:[^"]*">$/.test(html.slice(0, at))) faults.push(`Outlook does not pad ${tag}`);
  }
  for (const [, width = ""] of html.matchAll(/<table [^>]*max-width:(\d+)px/g)) {
    if (!html.includes(`<!--[if mso]><table role="presentation" align="center" width="${width}"`))
      faults.push(`Outlook knows no max-width of ${width}`);
  }
  if (!html.includes("mso-hide:all")) faults.push("Outlook shows the preview above the mail");
  if (Buffer.byteLength(html) > GMAIL_CUTS) faults.push("Gmail cuts it off");
  return faults;
}
