import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { CardPicture } from "../../cards/components/card-picture.tsx";
import { BUYING_TEAM_HOURS } from "../rules.ts";
import type { TradeInView, WantedCar } from "../trade-in-view.ts";

interface AroundProps {
  readonly view: TradeInView;
  readonly picture: string | null;
}

/**
 * Content beside the steps: the car that the shopper is looking at, or a picture of one of ours, and what happens next.
 */
export function AroundTheSteps({ view, picture }: AroundProps) {
  const { wanted, phone } = view;
  const source = wanted?.picture ?? picture;
  return (
    <aside aria-label="What happens next" className="valuation-side">
      {source ? (
        <div className="vehicle-ground valuation-picture">
          <CardPicture
            source={source}
            alt={wanted?.name ?? ""}
            sizes="(min-width: 61.25rem) 36rem, 100vw"
            className="edges-lost"
          />
        </div>
      ) : null}
      <div className="valuation-next">
        {wanted ? <Wanted car={wanted} /> : null}
        <h2 className="text-lg">What happens next</h2>
        <ul className="mt-3 grid gap-3">
          {stepsOf(view).map(({ icon, text }) => (
            <li key={text} className="flex gap-3">
              <Icon name={icon} size={22} className="valuation-icon" />
              {text}
            </li>
          ))}
        </ul>
        <p className="valuation-hours">
          Buying team: {BUYING_TEAM_HOURS.join(", ")}.{" "}
          {phone ? (
            <a
              href={phone.href}
              className="figures inline-flex min-h-6 items-center whitespace-nowrap font-strong underline underline-offset-3"
            >
              {phone.text}
            </a>
          ) : null}
        </p>
      </div>
    </aside>
  );
}

/** The car that the shopper wants in exchange (TRADE-001). */
function Wanted({ car }: { readonly car: WantedCar }) {
  return (
    <div className="mb-5 border-b border-(--valuation-line) pb-5">
      <p className="text-sm text-(--valuation-muted)">Towards this one</p>
      <p className="font-display text-lg leading-tight font-strong">
        <Link href={car.path} className="underline-offset-4 hover:underline">
          {car.title}
        </Link>
      </p>
      {car.badge ? <p className="text-(--valuation-muted)">{car.badge}</p> : null}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className={car.price.kind === "no-price" ? "font-strong" : "price-type text-price-card"}>
          {car.price.text}
        </span>
        {car.price.note ? <span className="text-sm text-(--valuation-muted)">{car.price.note}</span> : null}
      </p>
    </div>
  );
}

type NextStep = { readonly icon: IconName; readonly text: string };

function stepsOf({ estimates, step }: TradeInView): readonly NextStep[] {
  if (step === "images") {
    return [
      { icon: "photo", text: "The four corners, the inside front and back, the odometer." },
      { icon: "search", text: "Anything that is damaged, close up." },
      { icon: "bolt", text: "Daylight. No need to wash it first." },
    ];
  }
  if (step === "offer") {
    return [
      { icon: "phone", text: "Our buying team calls you to arrange a time." },
      { icon: "search", text: "We look it over together, and confirm the price." },
      { icon: "cash", text: "You are paid, or it comes off the next one." },
    ];
  }
  return [
    estimates
      ? { icon: "search", text: "We look up the build from your rego." }
      : { icon: "message", text: "Tell us what it is, in a few words." },
    { icon: "photo", text: "Add photos if you have them." },
    estimates
      ? { icon: "cash", text: "See your estimate. It is valid for 7 days." }
      : { icon: "phone", text: "Our buying team calls you with an estimate, valid for 7 days." },
    { icon: "check", text: "We confirm it by an inspection." },
  ];
}
