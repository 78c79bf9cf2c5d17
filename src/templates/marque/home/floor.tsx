import type { CarCardView } from "../../../features/cards/card.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { useWords } from "../../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../../features/site/texts/pages.ts";
import { Link } from "../../../ui/link.tsx";
import { CarCard } from "../car-card.tsx";

/** The newest cars of the stock: four in a row, two in a row on tablets, a scrolling row on phones. */
export function Floor({ cars }: { readonly cars: readonly CarCardView[] }) {
  const { stock } = useSite();
  const say = useWords(PAGE_TEXTS);
  if (cars.length === 0) return null;
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex items-end justify-between gap-6 md:mb-8">
        <h2 className="display-type text-2xl">{say("floor.heading")}</h2>
        <Link href={stock.href} className="underlined shrink-0">
          All stock
        </Link>
      </div>
      <ul className="rail -mx-gutter scroll-px-gutter gap-4 px-gutter md:mx-0 md:grid md:grid-cols-2 md:gap-x-gap md:gap-y-10 md:px-0 xl:grid-cols-4">
        {cars.map((card) => (
          <li key={card.id} className="grid w-[min(320px,82vw)] shrink-0 snap-start md:w-auto md:cell">
            <CarCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
