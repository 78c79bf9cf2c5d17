import { FooterSection, LegalLines } from "../../features/site/components/footer-parts.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useWeek } from "../../features/site/components/use-open.ts";
import { useWords } from "../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../features/site/texts/pages.ts";

/** On an ink background under a brand line: the phone number first, then the week's hours and the sections. */
export function Footer() {
  const { footerMenu, phone } = useSite();
  const say = useWords(PAGE_TEXTS);
  return (
    <footer
      data-ground="dark"
      className="drawn-near [--about:1400px] mt-section border-t-[6px] border-brand bg-ink pt-12 pb-7 text-on-ink"
    >
      <div className="wrap">
        {phone ? (
          <div className="mb-9 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-n-700 pb-8">
            <div>
              <h2 className="display-type text-2xl">{say("footer.call")}</h2>
              {say("footer.callText") ? <p className="mt-1.5 text-on-ink-muted">{say("footer.callText")}</p> : null}
            </div>
            <a
              href={phone.href}
              className="price-type inline-flex min-h-hit items-center text-[2.5rem] leading-none text-brand-on-dark"
            >
              {phone.text}
            </a>
          </div>
        ) : null}
        <div className="grid grid-cols-2 gap-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.6fr]">
          <div className="max-lg:col-span-2">
            <Logo
              atEnd
              size={40}
              className="font-display text-[28px] leading-none font-extrabold tracking-[-.045em]"
              taglineClassName="mt-1 font-body text-2xs font-semibold tracking-normal"
            />
            <Week />
          </div>
          {footerMenu.map((section) => (
            <FooterSection
              key={section.title}
              section={section}
              headingClassName="mb-1.5 text-[1rem]"
              linkClassName="inline-flex min-h-hit items-center text-sm text-on-ink-muted hover:text-on-ink hover:underline"
              boxClassName="mt-1.5 max-w-70 rounded-control border-[1.5px] border-n-600"
            />
          ))}
        </div>
        <LegalLines
          className="mt-9 border-t border-n-700 pt-5 text-on-ink-muted"
          strongClassName="font-strong text-on-ink"
        />
      </div>
    </footer>
  );
}

function Week() {
  const week = useWeek(useSite().week);
  if (week.length === 0) return null;
  return (
    <table className="figures mt-5 text-sm text-on-ink-muted">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {week.map((row) => (
          <tr key={row.day} className={row.today ? "font-bold text-on-ink" : undefined}>
            <th scope="row" className="py-1 pr-6 text-left font-[inherit]">
              {row.day}
            </th>
            <td className="py-1">{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
