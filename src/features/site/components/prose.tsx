/** The dealer's own text: HTML made from Markdown and sanitised when the site's folder was read. */
export function Prose({ html }: { readonly html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by features/content/rules.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
