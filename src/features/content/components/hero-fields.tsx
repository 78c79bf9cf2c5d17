import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { HeroFacets, HeroField, HeroOption } from "../../search/schema.ts";
import { carTypeValue } from "../hero-search.ts";
import type { HomeView } from "../home.ts";

export interface HeroSelectView {
  readonly name: string;
  readonly label: string;
  /** What the field says when nothing is chosen. */
  readonly any: string;
  readonly groups: readonly { readonly label: string | null; readonly options: readonly HeroOption[] }[];
  readonly disabled?: boolean;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

const single = (field: HeroField) => [{ label: null, options: field.options }];

const carTypeField = (facets: HeroFacets): HeroSelectView => ({
  name: "car-type",
  label: "Car type",
  any: "Any type",
  groups: [
    {
      label: null,
      options: facets.carTypes
        .filter((type) => type.values.length > 0)
        .map((type) => ({ label: type.label, value: carTypeValue(type.values), count: type.count })),
    },
  ],
});

/** The hero's dropdowns in their order (HOME-005 to HOME-011, HOME-016): a model can be chosen once a make is. */
export function useHeroSelects(hero: HomeView["hero"], facets: HeroFacets): readonly HeroSelectView[] {
  const [make, setMake] = useState("");
  const [model, setModel] = useState("");
  const hydrated = useHydrated();
  const models = hydrated ? (facets.models[make] ?? []) : [];
  const chooseMake = (value: string) => {
    setMake(value);
    setModel("");
  };
  const makes = [
    { label: "Popular Makes", options: facets.popularMakes },
    { label: "All Makes", options: facets.makes },
  ].filter((group) => group.options.length > 0);
  return [
    { name: "make", label: "Make", any: "All makes", groups: makes, value: make, onChange: chooseMake },
    {
      name: "model",
      label: "Model",
      any: models.length > 0 ? "All models" : "Choose make first",
      groups: [{ label: null, options: models }],
      disabled: models.length === 0,
      value: model,
      onChange: setModel,
    },
    ...(hero.carTypeControl === "toggle" ? [] : [carTypeField(facets)]),
    { name: facets.body.attribute, label: "Body", any: "Any body", groups: single(facets.body) },
    { name: facets.location.attribute, label: "Location", any: "All locations", groups: single(facets.location) },
    {
      name: facets.fuelOrColour.attribute,
      label: hero.fuelOrColour === "fuel" ? "Fuel" : "Colour",
      any: hero.fuelOrColour === "fuel" ? "Any fuel" : "Any colour",
      groups: single(facets.fuelOrColour),
    },
    ...(hero.priceControl === "dropdown"
      ? [
          {
            name: facets.priceRange.attribute,
            label: "Price range",
            any: "Any price",
            groups: single(facets.priceRange),
          },
        ]
      : []),
  ];
}

interface HeroSelectProps {
  readonly field: HeroSelectView;
  readonly className: string;
  readonly labelClassName: string;
  readonly selectClassName: string;
  readonly iconClassName: string;
}

/** A native select that fills its frame, its label in the frame's top. */
export function HeroSelect({ field, className, labelClassName, selectClassName, iconClassName }: HeroSelectProps) {
  const { groups, onChange } = field;
  return (
    <label className={classNames("relative block", className)}>
      <span className={classNames("pointer-events-none absolute", labelClassName)}>{field.label}</span>
      <select
        name={field.name}
        disabled={field.disabled}
        value={field.value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className={classNames("block h-full w-full appearance-none truncate bg-transparent", selectClassName)}
      >
        <option value="">{field.any}</option>
        {groups.map(({ label, options }) =>
          label ? (
            <optgroup key={label} label={label}>
              {options.map(optionOf)}
            </optgroup>
          ) : (
            options.map(optionOf)
          ),
        )}
      </select>
      <Icon name="chevron-down" size={18} className={classNames("pointer-events-none absolute", iconClassName)} />
    </label>
  );
}

const optionOf = (option: HeroOption): ReactNode => (
  <option key={option.value} value={option.value}>
    {option.label} ({option.count})
  </option>
);
