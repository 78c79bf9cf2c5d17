import type { ReactNode } from "react";
import { formatNumber } from "../../../../lib/words/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { carTypeValue, type HeroFacets, type HeroField, type HeroOption } from "../../../hero/hero-schema.ts";
import type { HomeView } from "../../home.ts";
import type { HeroSearch } from "./use-hero-search.ts";

export interface HeroSelectView {
  readonly name: string;
  readonly label: string;
  /** Label of the empty choice; null where something is always chosen. */
  readonly any: string | null;
  readonly groups: readonly { readonly label: string | null; readonly options: readonly HeroOption[] }[];
  readonly disabled?: boolean;
  /** True for a field that is not shown without JavaScript. */
  readonly scripted?: boolean;
}

const single = (options: readonly HeroOption[]) => [{ label: null, options }];

const fieldOf = ({ attribute, options }: HeroField, label: string, any: string): HeroSelectView => ({
  name: attribute,
  label,
  any,
  groups: single(options),
});

const carTypeField = ({ carTypesLabel, carTypes }: HeroFacets): HeroSelectView => ({
  name: "car-type",
  label: carTypesLabel,
  any: null,
  groups: single(carTypes.map(({ label, values, count }) => ({ label, value: carTypeValue(values), count }))),
});

function makeField({ popularMakes, makes }: HeroFacets): HeroSelectView {
  const groups = [
    { label: "Popular Makes", options: popularMakes },
    { label: "All Makes", options: makes },
  ];
  return { name: "make", label: "Make", any: "All makes", groups: groups.filter(({ options }) => options.length > 0) };
}

/** The models of the chosen make, once they are loaded. Without JavaScript they can be chosen on the results page. */
function modelField({ choices, counts, busy }: HeroSearch): HeroSelectView {
  const names = choices.make ? (counts?.models ?? []) : [];
  const waiting = choices.make ? (busy ? "Finding models" : "All models") : "Pick a make";
  return {
    name: "model",
    label: "Model",
    any: names.length > 0 ? "All models" : waiting,
    groups: single(names.map((name) => ({ label: name, value: name, count: 0 }))),
    disabled: names.length === 0,
    scripted: true,
  };
}

/** The hero's dropdowns in their order (HOME-005 to HOME-011, HOME-016): a model can be chosen after its make. */
export function heroSelects(hero: HomeView["hero"], facets: HeroFacets, search: HeroSearch): readonly HeroSelectView[] {
  const isFuel = hero.fuelOrColour === "fuel";
  return [
    makeField(facets),
    modelField(search),
    ...(hero.hasTypeList ? [carTypeField(facets)] : []),
    fieldOf(facets.body, "Body", "Any body"),
    fieldOf(facets.location, "Location", "All locations"),
    fieldOf(facets.fuelOrColour, isFuel ? "Fuel" : "Colour", isFuel ? "Any fuel" : "Any colour"),
    ...(hero.priceControl === "dropdown" ? [fieldOf(facets.priceRange, "Price range", "Any price")] : []),
    ...(facets.weeklyBudget ? [fieldOf(facets.weeklyBudget, "Weekly budget", "Any budget")] : []),
  ];
}

interface HeroSelectProps {
  readonly field: HeroSelectView;
  readonly search: HeroSearch;
  readonly className: string;
  readonly labelClassName: string;
  readonly selectClassName: string;
  readonly iconClassName: string;
}

/** A native select that fills its frame, with its label at the frame's top. */
export function HeroSelect(props: HeroSelectProps) {
  const { field, search, className, labelClassName, selectClassName, iconClassName } = props;
  const { name, label, any, groups, disabled, scripted } = field;
  const chosen = search.choices[name] ?? "";
  const optionOf = (option: HeroOption): ReactNode => {
    const { counts } = search;
    const count = counts ? (counts.counts[name]?.[option.value] ?? 0) : option.count;
    return (
      // A chosen option stays enabled, or it would look as if it could not have been chosen.
      <option key={option.value} value={option.value} disabled={count === 0 && option.value !== chosen}>
        {option.label} ({formatNumber(count)})
      </option>
    );
  };
  return (
    <label className={classNames("relative block", scripted && "noscript:hidden", className)}>
      <span className={classNames("pointer-events-none absolute", labelClassName)}>{label}</span>
      <select
        name={name}
        disabled={disabled}
        value={chosen}
        onChange={(event) => search.choose(name, event.target.value)}
        className={classNames("block h-full w-full appearance-none truncate bg-transparent", selectClassName)}
      >
        {any === null ? null : <option value="">{any}</option>}
        {groups.map((group) =>
          group.label ? (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(optionOf)}
            </optgroup>
          ) : (
            group.options.map(optionOf)
          ),
        )}
      </select>
      <Icon name="chevron-down" size={18} className={classNames("pointer-events-none absolute", iconClassName)} />
    </label>
  );
}
