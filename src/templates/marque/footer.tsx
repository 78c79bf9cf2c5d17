import { FooterSection, LegalLines } from "../../features/site/components/footer-parts.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useOpenToday } from "../../features/site/components/use-open.ts";
import { Link } from "../../ui/link.tsx";

/** On the stage's dark background: the address, the sections in columns, then the legal text in one line. */
export function Footer() {
  const { footerMenu, address, phone, links } = useSite();
  const openToday = useOpenToday();
  return (
    <footer
      data-ground="dark"
      className="drawn-near [--about:1400px] marque-footer mt-section bg-stage pt-16 pb-6 text-on-stage-muted"
    >
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:auto-cols-[2fr] lg:grid-flow-col lg:grid-cols-[4fr]">
          <div className="max-md:col-span-2">
            <Logo
              atEnd
              size={30}
              className="marque-logo -mt-2.5 text-on-stage"
              taglineClassName="text-on-stage-muted"
            />
            <address className="mt-4 max-w-[26ch] leading-relaxed not-italic">
              {address}
              {phone ? (
                <a href={phone.href} className="figures flex min-h-hit items-center hover:text-on-stage">
                  {phone.text}
                </a>
              ) : null}
            </address>
            {openToday ? <p>{openToday}</p> : null}
            {address ? (
              <Link href={links.locations} className="underlined text-on-stage">
                Get Directions
              </Link>
            ) : null}
          </div>
          {footerMenu.map((section) => (
            <FooterSection
              key={section.title}
              section={section}
              headingClassName="mb-2 text-base font-strong tracking-normal text-on-stage"
              linkClassName="inline-flex min-h-hit items-center hover:text-on-stage"
              boxClassName="mt-1.5 max-w-70 rounded-field border border-stage-edge text-on-stage"
            />
          ))}
        </div>
        <LegalLines
          className="mt-12 border-t border-stage-line pt-5 text-on-stage-muted"
          strongClassName="font-strong text-on-stage"
        />
      </div>
    </footer>
  );
}
