import { FooterSection, LegalLines } from "../../features/site/components/footer-parts.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";

/** Deep brand ground: the address, then the sections in columns. */
export function Footer() {
  const { footerMenu, address, phone } = useSite();
  return (
    <footer
      data-ground="dark"
      className="drawn-near [--about:1400px] mt-section bg-brand-deep pt-14 pb-8 text-on-brand-deep md:pt-20"
    >
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.5fr]">
          <div className="max-lg:col-span-2">
            <Logo
              atEnd
              tiled
              size={40}
              className="font-display text-[25px] leading-none font-bold tracking-[-.035em]"
              taglineClassName="mt-1 font-body text-[11.5px] font-medium tracking-normal text-on-brand-deep-muted"
            />
            <address className="mt-5 text-sm leading-[1.7] text-on-brand-deep-muted not-italic">
              {address ? (
                <>
                  Head office
                  <br />
                  {address}
                  <br />
                </>
              ) : null}
              {phone ? (
                <a href={phone.href} className="figures inline-flex min-h-hit items-center hover:text-on-brand-deep">
                  {phone.text}
                </a>
              ) : null}
            </address>
          </div>
          {footerMenu.map((section) => (
            <FooterSection
              key={section.title}
              section={section}
              headingClassName="mb-2.5 font-body text-base font-strong tracking-normal"
              linkClassName="inline-flex min-h-hit items-center text-sm text-on-brand-deep-muted underline-offset-3 hover:text-on-brand-deep hover:underline"
              boxClassName="rounded-field border border-on-brand-deep-muted/40"
            />
          ))}
        </div>
        <LegalLines
          className="mt-14 border-t border-on-brand-deep-muted/25 pt-6 text-on-brand-deep-muted"
          strongClassName="font-strong text-on-brand-deep"
        />
      </div>
    </footer>
  );
}
