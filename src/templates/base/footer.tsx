import { FooterSection, LegalLines } from "../../features/site/components/footer-parts.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";

/** The sections in columns on a light ground. */
export function Footer() {
  const { footerMenu } = useSite();
  return (
    <footer className="drawn-near [--about:1400px] mt-section border-t border-line bg-surface-2 py-12">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 max-sm:*:col-span-2 lg:grid-cols-4">
          {footerMenu.map((section) => (
            <FooterSection
              key={section.title}
              section={section}
              headingClassName="mb-2 text-base"
              linkClassName="inline-flex min-h-hit items-center text-sm text-muted hover:text-ink hover:underline"
              boxClassName="rounded-field border border-line-strong"
            />
          ))}
        </div>
        <LegalLines className="mt-10 border-t border-line pt-6 text-muted" strongClassName="font-strong text-ink" />
      </div>
    </footer>
  );
}
