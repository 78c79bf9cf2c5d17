import { Fragment } from "react";
import { counted, formatNumber } from "../../../../lib/words/format.ts";
import { nounFor } from "../../../../lib/words/plural.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { CardPicture } from "../../../cards/components/card-picture.tsx";
import type { Offer, OfferedCar } from "../../suggest/schema.ts";
import type { Offers } from "./use-offers.ts";

/** An option of the list, as handled when chosen. */
export type Choosable =
  | { readonly kind: "offer"; readonly offer: Offer }
  | { readonly kind: "car"; readonly car: OfferedCar }
  | { readonly kind: "all"; readonly text: string; readonly query: string; readonly total: number };

/** The options in the order of the arrow keys: words first, then cars. */
export function optionsOf({ groups, cars, leading }: Offers): readonly Choosable[] {
  const words = groups.flatMap(({ offers }) => offers.map((offer): Choosable => ({ kind: "offer", offer })));
  if (!cars || !leading || cars.cars.length === 0) return words;
  const { text, query } = leading;
  return [
    ...words,
    ...cars.cars.map((car): Choosable => ({ kind: "car", car })),
    { kind: "all", text, query, total: cars.total },
  ];
}

interface OfferListProps {
  readonly id: string;
  readonly offers: Offers;
  /** Index of the option that the arrow keys have reached; -1 for none. */
  readonly active: number;
  readonly onChoose: (option: Choosable) => void;
  /** On phones, cars come after the first group, so that they are above the keyboard. */
  readonly isSheet: boolean;
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** The list: words with their counts, and cars with picture and price. */
export function OfferList({ id, offers, active, onChoose, isSheet }: OfferListProps) {
  const options = optionsOf(offers);
  const { groups, words } = offers;
  const optionProps = (at: number) => ({
    id: optionId(id, at),
    role: "option",
    "aria-selected": at === active,
    tabIndex: -1,
    onClick: () => {
      const option = options[at];
      if (option) onChoose(option);
    },
  });
  const wordCount = groups.reduce((sum, { offers: each }) => sum + each.length, 0);
  const cars = <Cars id={id} offers={offers} from={wordCount} optionProps={optionProps} />;
  let at = 0;
  const sections = groups.map(({ name, offers: each }, group) => {
    const from = at;
    at += each.length;
    return (
      <Fragment key={name}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of a list of options is no fieldset */}
        <div role="group" aria-labelledby={`${id}-group-${group}`}>
          <span className="offers-name" id={`${id}-group-${group}`}>
            {name}
          </span>
          {each.map((offer, position) => (
            <div key={offer.key} {...optionProps(from + position)} className="offer">
              <Icon name={offer.icon} size={18} />
              <span>
                {offer.pieces.map(({ text, added }) => (added ? <b key={text}>{text}</b> : text))}
                {offer.small ? <small>{offer.small}</small> : null}
              </span>
              {offer.count === null ? null : (
                <span>
                  {formatNumber(offer.count)}
                  <span className="sr-only"> {nounFor(offer.count, words.noun)}</span>
                </span>
              )}
            </div>
          ))}
        </div>
        {isSheet && group === 0 ? cars : null}
      </Fragment>
    );
  });
  return (
    <div role="listbox" id={id} aria-label="Suggestions" className="offers-list">
      {isSheet ? sections : <div className="offers-words">{sections}</div>}
      {isSheet && groups.length > 0 ? null : cars}
    </div>
  );
}

interface CarsProps {
  readonly id: string;
  readonly offers: Offers;
  readonly from: number;
  readonly optionProps: (at: number) => object;
}

function Cars({ id, offers: { cars, leading, words }, from, optionProps }: CarsProps) {
  if (!cars || !leading || cars.cars.length === 0) return null;
  return (
    <div className="offers-cars">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of a list of options is no fieldset */}
      <div role="group" aria-labelledby={`${id}-cars`}>
        <span className="offers-name" id={`${id}-cars`}>
          {cars.heading ?? `${leading.text.trim()} in stock`}
        </span>
        {cars.cars.map((car, at) => (
          <div key={car.id} {...optionProps(from + at)} className="offer offer-car">
            <span className="vehicle-ground">
              <CardPicture source={car.photo} alt="" kind={car.kind} sizes="112px" />
            </span>
            <span>
              <b>{car.title}</b>
              {car.badge ? <small>{car.badge}</small> : null}
              <span className="price-type">{car.price}</span>
              {car.note ? <small className="kind">{car.note}</small> : null}
            </span>
          </div>
        ))}
        <div {...optionProps(from + cars.cars.length)} className="offer offer-all">
          <Icon name="arrow-right" size={18} />
          <span>
            <b>{cars.total === 1 ? `See this ${words.noun}` : `See all ${counted(cars.total, words.noun)}`}</b>
          </span>
        </div>
      </div>
    </div>
  );
}
