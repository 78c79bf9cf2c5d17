import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type Option, Options } from "../forms/fields.tsx";

interface ViewsProps<View extends string> {
  /** Accessible name of the choice, read out by screen readers. */
  readonly label: string;
  readonly views: readonly { readonly view: View; readonly name: string; readonly count?: string | null }[];
  readonly chosen: View;
  /** The address that shows a view. */
  readonly to: (view: View) => string;
  readonly className?: string;
}

/** The views of a list as tabs, each with its count. */
export const Views = <View extends string>({ label, views, chosen, to, className = "views" }: ViewsProps<View>) => (
  <nav className={className} aria-label={label}>
    {views.map(({ view, name, count }) => (
      <Link key={view} to={to(view)} aria-current={view === chosen ? "page" : undefined}>
        {name} {count ? <b>{count}</b> : null}
      </Link>
    ))}
  </nav>
);

interface ChipSelectProps extends Omit<ComponentProps<"select">, "defaultValue" | "children"> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** The label of the empty value, which does not filter and is listed first. */
  readonly none?: string;
  /** Whether it is highlighted; by default it is when it filters the list. */
  readonly isOn?: boolean;
}

/** One choice that filters or sorts a list. */
export const ChipSelect = ({ label, value, options, none, isOn, ...select }: ChipSelectProps) => (
  <label className="chip" data-on={(isOn ?? (none !== undefined && value !== "")) ? "" : undefined}>
    <span className="unseen">{label}</span>
    <select defaultValue={value} key={value} {...select}>
      {none === undefined ? null : <option value="">{none}</option>}
      <Options of={options} />
    </select>
  </label>
);

interface ShowroomsProps {
  readonly dealerships: readonly Option[];
  /** The selected one; empty for all. */
  readonly chosen: string;
}

/** Chooses one of the showrooms of a list; renders nothing if there is only one. */
export const Showrooms = ({ dealerships, chosen }: ShowroomsProps) =>
  dealerships.length > 1 ? (
    <ChipSelect label="Showroom" name="dealership" value={chosen} none="Every showroom" options={dealerships} />
  ) : null;

/** Submits a form of choices when JavaScript does not. */
export const ShowChoices = ({ words = "Show" }: { readonly words?: string }) => (
  <noscript>
    <button type="submit" className="button">
      {words}
    </button>
  </noscript>
);

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The current search words. */
  readonly words: string;
  readonly className?: string;
}

/** The search field of a list. */
export const SearchField = ({ label, placeholder, words, className }: SearchFieldProps) => (
  <label className={className}>
    <span className="unseen">{label}</span>
    <input
      className="input"
      type="search"
      name="q"
      defaultValue={words}
      key={words}
      placeholder={placeholder}
      maxLength={200}
    />
  </label>
);
