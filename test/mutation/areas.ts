/**
 * The files that a run of `npm run mutate` changes, and the tests that must notice. Globs are relative to the project's
 * folder.
 */
export interface MutationArea {
  /** The area's description in the table of docs/testing.md. */
  readonly what: string;
  readonly mutate: readonly string[];
  /** Files among them that only databases, processes and browsers use; this tool does not run their tests. */
  readonly except?: readonly string[];
  /** Only unit tests, because each of hundreds of mutants runs all tests that reach it. */
  readonly tests: readonly string[];
}

/**
 * Areas in which a silent fault would cost a dealer money or a lead. Every `rules.ts` of a feature belongs to an area,
 * because it makes decisions; a test checks that.
 */
export const AREAS = {
  finance: {
    what: "repayments, rates, estimates and calculators",
    mutate: ["src/features/{finance,loans,estimate}/*.ts", "src/lib/words/percent-rate.ts"],
    tests: ["src/features/{finance,loans,estimate}/**/*.test.{ts,tsx}", "src/lib/words/percent-rate.test.ts"],
  },
  hours: {
    what: "opening hours: what a day is, and whether it is open now",
    mutate: [
      "src/features/hours/*.ts",
      "src/features/locations/{rules,week}.ts",
      "src/lib/time/{zoned,dates,time-zones}.ts",
    ],
    tests: ["src/features/{hours,site,locations}/**/*.test.{ts,tsx}", "src/lib/time/*.test.ts"],
  },
  leads: {
    what: "a lead's road: what a form demands, what the dealer is sent; not what reads and writes rows, nor the parts in the browser",
    mutate: ["src/features/{leads,forms}/**/*.ts", "src/features/notices/receivers.ts", "src/jobs/sending/retry.ts"],
    except: [
      "src/features/leads/{mutations,sent-lead,posted-form,one-press}.ts",
      "src/features/leads/sending/{outbox,deliveries,mailbox,recall-unsubscribed}.ts",
      "src/features/leads/bookings/{booked-slots,booking-of-lead}.ts",
      "src/features/leads/files/{stored-files,lead-files,posted-files}.ts",
      "src/features/leads/{forms/draft,components/*}.ts",
    ],
    tests: ["src/features/{leads,forms}/**/*.test.{ts,tsx}", "src/jobs/sending/*.test.ts"],
  },
  files: {
    what: "the importer's files: the rows and cells of CSV, JSON and XML",
    mutate: ["src/features/feeds/read/**/*.ts"],
    tests: ["src/features/feeds/read/**/*.test.ts", "src/features/feeds/inherited-names.test.ts"],
  },
  headings: {
    what: "the importer's headings: which column is which field",
    mutate: ["src/features/feeds/recognise/**/*.ts"],
    tests: ["src/features/feeds/{recognise,car}/**/*.test.ts"],
  },
  values: {
    what: "the importer's values: what the words of a cell come to",
    mutate: ["src/features/feeds/normalise/**/*.ts", "src/features/vocabulary/vin.ts"],
    tests: ["src/features/feeds/{normalise,car}/**/*.test.ts"],
  },
  cars: {
    what: "the importer's cars: what a row becomes",
    mutate: ["src/features/feeds/car/**/*.ts"],
    tests: ["src/features/feeds/car/**/*.test.ts"],
  },
  search: {
    what: "a search's address, filters, facets, bands and promotions",
    mutate: [
      "src/features/search/{rules,calls,facets/facets,answer/pending-search}.ts",
      "src/features/search/answer/{bands,filters/sliders,sold,promos}.ts",
    ],
    tests: ["src/features/search/**/*.test.{ts,tsx}"],
  },
  stock: {
    what: "what a car is told as: its facts, pictures, fuel and model",
    mutate: ["src/features/{stock,stock-pictures,media,fuel,models,viewer}/rules.ts"],
    tests: ["src/features/{stock,stock-pictures,media,fuel,models,viewer}/*.test.{ts,tsx}"],
  },
  decisions: {
    what: "the rules of all other features",
    mutate: [
      "src/features/{alerts,content,delivery,pricing,reservations,routing,service,shifts,site,suppressions,trade-in}/rules.ts",
      "src/features/sign-in/sign-in-rules.ts",
    ],
    tests: [
      "src/features/{content,delivery,pricing,reservations,routing,service,shifts,site,suppressions,trade-in,sign-in}/*.test.{ts,tsx}",
    ],
  },
} as const satisfies Record<string, MutationArea>;

export type AreaName = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];
