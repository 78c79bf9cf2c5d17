import type { ReactNode } from "react";
import { FooterSection, LegalLines } from "../../features/site/components/footer-parts.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useOpenToday } from "../../features/site/components/use-open.ts";
import { useWords } from "../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../features/site/texts/pages.ts";
import { Icon } from "../../ui/icon.tsx";

/** On a night background: the dealer and the locations, then the sections in columns. */
export function Footer() {
  const { footerMenu, address, phone } = useSite();
  const say = useWords(PAGE_TEXTS);
  const openToday = useOpenToday();
  const words = say("footer.text");
  return (
    <footer data-ground="dark" className="drawn-near [--about:1400px] mt-section night pt-14 pb-8">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.8fr]">
          <div className="max-lg:col-span-2">
            <Logo
              atEnd
              tiled
              size={40}
              className="logo-type font-display text-[1.5rem] leading-none font-bold"
              taglineClassName="mt-1 font-body text-2xs font-medium tracking-normal night-muted"
            />
            {words ? <p className="mt-4 max-w-[34ch] night-muted">{words}</p> : null}
            <ul className="mt-4 grid text-sm night-muted">
              {address ? <Fact icon="pin">{address}</Fact> : null}
              {openToday ? <Fact icon="clock">{openToday}</Fact> : null}
              {phone ? (
                <Fact icon="phone">
                  <a href={phone.href} className="figures inline-flex min-h-hit items-center hover:text-on-brand-deep">
                    {phone.text}
                  </a>
                </Fact>
              ) : null}
            </ul>
          </div>
          {footerMenu.map((section) => (
            <FooterSection
              key={section.title}
              section={section}
              headingClassName="mb-2 text-[1.0625rem]"
              linkClassName="inline-flex min-h-hit items-center text-sm night-muted underline-offset-3 hover:text-on-brand-deep hover:underline"
              boxClassName="mt-1.5 max-w-70 rounded-field border border-stage-edge"
            />
          ))}
        </div>
        <LegalLines
          className="mt-12 border-t border-stage-line pt-6 night-muted"
          strongClassName="font-strong text-on-brand-deep"
        />
      </div>
    </footer>
  );
}

function Fact({ icon, children }: { readonly icon: "pin" | "clock" | "phone"; readonly children: ReactNode }) {
  return (
    <li className="flex min-h-hit items-center gap-2.5">
      <Icon name={icon} size={18} />
      {children}
    </li>
  );
}
