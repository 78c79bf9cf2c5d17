import type { SafeHtml } from "../markdown.ts";

/** The dealer's own text: HTML made from Markdown and sanitised (`markdownToHtml`). */
export function Prose({ html }: { readonly html: SafeHtml }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by features/site/markdown.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
