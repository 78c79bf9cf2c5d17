import { Table } from "../table.tsx";
import type { MeasuredPair } from "../tokens/pairs.ts";
import { Row, Sample, Section } from "./sample.tsx";

export interface Swatch {
  readonly name: string;
  /** In the form `#rrggbb`. */
  readonly value: string;
}

const GROUPS: readonly (readonly [name: string, belongs: RegExp])[] = [
  ["Brand", /^(brand(-hover|-pressed|-edge|-text|-text-hover|-\d+)?|on-brand|control|focus)$/],
  ["Accent", /accent/],
  ["Surfaces and words", /^(page|surface|ink|on-ink|text-|line)/],
  ["Dark grounds", /stage|deep|on-dark/],
  ["Signals", /^(positive|caution|negative)(-tint|-line|-fill)?$/],
  ["Greys", /^n-/],
];

/** The palette that was derived from the brand colour, with each token's value in this page. */
export function Colours({ swatches }: { readonly swatches: readonly Swatch[] }) {
  return (
    <Section
      id="colours"
      title="Colours"
      note="All derived from the site's brand colour, and its accent where it has one."
    >
      {GROUPS.map(([name, belongs]) => (
        <div key={name}>
          <h3 className="mb-3 text-base">{name}</h3>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
            {swatches
              .filter((swatch) => belongs.test(swatch.name))
              .map((swatch) => (
                <li key={swatch.name} data-token={swatch.name}>
                  <span
                    className="block h-14 rounded-s border border-line"
                    style={{ backgroundColor: `var(--${swatch.name})` }}
                  />
                  <span className="mt-1.5 block text-xs font-strong wrap-anywhere">{swatch.name}</span>
                  <span className="block text-xs text-muted">{swatch.value}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/** Colours on their backgrounds, with the contrast of each pair. */
export function Contrast({ pairs }: { readonly pairs: readonly MeasuredPair[] }) {
  return (
    <Section id="contrast" title="Contrast" note="Text needs 4.5 to 1, the edge of a control 3 to 1 (WCAG 2.2 AA).">
      <Table
        caption="Contrast of each pair"
        rows={pairs}
        keyOf={({ text, ground }) => `${text} ${ground}`}
        columns={[
          { key: "text", label: "Text or edge", cell: ({ text }) => text },
          { key: "ground", label: "On", cell: ({ ground }) => ground },
          {
            key: "looks",
            label: "Looks",
            cell: (pair) => <ContrastSample {...pair} />,
          },
          { key: "ratio", label: "Reaches", figures: true, cell: ({ ratio }) => ratio.toFixed(2) },
          { key: "minimum", label: "Needs", figures: true, cell: ({ minimum }) => minimum },
        ]}
      />
    </Section>
  );
}

/** Text on its background, or the edge of a control on it. */
function ContrastSample({ text, ground, minimum }: MeasuredPair) {
  const [words, edge] = [{ color: `var(--${text})` }, { border: `2px solid var(--${text})` }];
  return (
    <span className="inline-block px-2 font-strong" style={{ backgroundColor: `var(--${ground})` }}>
      <span
        aria-hidden
        className="inline-block h-6 text-center"
        style={{ minWidth: "1.5rem", ...(minimum < 4 ? edge : words) }}
      >
        {minimum < 4 ? null : "Aa"}
      </span>
    </span>
  );
}

const SIZES = ["3xl", "2xl", "xl", "lg", "md", "base", "sm", "xs", "2xs"] as const;
const SIZE_CLASSES: Readonly<Record<(typeof SIZES)[number], string>> = {
  "3xl": "text-3xl display-type",
  "2xl": "text-2xl display-type",
  xl: "text-xl font-display",
  lg: "text-lg font-display",
  md: "text-md",
  base: "text-base",
  sm: "text-sm",
  xs: "text-xs",
  "2xs": "text-2xs",
};

/** Type sizes, and the style of prices. They are fluid: they change with the window's width. */
export function Type() {
  return (
    <Section id="type" title="Type" note="Fluid from 390 to 1,440 px. Figures of one width for prices and kilometres.">
      <div className="grid gap-4">
        {SIZES.map((size) => (
          <div key={size} className="items-baseline gap-x-6 md:flex">
            <span className="block shrink-0 text-xs text-muted" style={{ width: "6rem" }}>
              {size}
            </span>
            <p data-type={size} className={`${SIZE_CLASSES[size]} min-w-0 grow wrap-anywhere`}>
              2027 Ranger, ready to tow
            </p>
          </div>
        ))}
      </div>
      <Row>
        <Sample name="Price">
          <p className="price-type text-price">$46,990</p>
        </Sample>
        <Sample name="Price on a card">
          <p className="price-type text-price-card">$101,110</p>
        </Sample>
        <Sample name="Figures under each other">
          <p className="figures">
            111,111 km
            <br />
            908,642 km
          </p>
        </Sample>
        <Sample name="Words from right to left">
          <p>
            2024 <bdi>تويوتا هايلكس</bdi> SR5, 4x4
          </p>
        </Sample>
      </Row>
    </Section>
  );
}

const RADII = ["r-s", "r-m", "r-l", "r-control", "r-field", "r-disc"];
const SHADOWS = ["sh-1", "sh-2", "sh-3"];
const SPACES = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96];

/** Spacing, corners and shadows. */
export function Shapes() {
  return (
    <Section
      id="shapes"
      title="Space, corners, shadows"
      note="A base of 4 px; gaps and sections follow the site's density."
    >
      <ul className="flex flex-wrap items-end gap-4">
        {SPACES.map((px) => (
          <li key={px} className="text-xs text-muted">
            <span className="mb-1 block" style={{ width: px, height: px, background: "var(--brand-200)" }} />
            {px}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6">
        {RADII.map((name) => (
          <li key={name} data-token={name} className="text-xs text-muted">
            <span
              className="mb-1.5 block h-16 w-24 border-[1.5px] border-ink bg-surface-2"
              style={{ borderRadius: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
        {SHADOWS.map((name) => (
          <li key={name} data-token={name} className="text-xs text-muted">
            <span className="mb-1.5 block h-16 w-24 rounded-m bg-surface" style={{ boxShadow: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
