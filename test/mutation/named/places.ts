import type { NamedMutant } from "./mutant.ts";

export const PLACES: readonly NamedMutant[] = [
  {
    what: "LOC-014 a place shows its full picture where it has a small one",
    file: "src/features/locations/view.ts",
    find: "location.image?.thumb?.url ?? ",
    replace: "",
    tests: ["src/features/locations/view.test.ts"],
  },
  {
    what: "LOC-024 a place's own address on the map is not where its directions lead",
    file: "src/features/locations/view.ts",
    find: "if (address.place_url) return address.place_url;\n",
    replace: "",
    tests: ["src/features/locations/view.test.ts"],
  },
  {
    what: "LOC-024 search engines are not told a place's address on the map",
    file: "src/features/seo/json-ld.ts",
    find: "hasMap: address.place_url ?? placeMap(location)",
    replace: "hasMap: placeMap(location)",
    tests: ["src/features/seo/seo.test.ts"],
  },
  {
    what: "LOC-030 a closed day is shown by its words, and without words by nothing",
    file: "src/features/site/hours.ts",
    find: "byAppointment, formated_hours: told }",
    replace: "byAppointment, formated_hours: words }",
    tests: ["src/features/site/hours.test.ts"],
  },
  {
    what: "LOC-052 the picture that came with a review is not shown",
    file: "src/features/locations/components/reviews.tsx",
    find: "if (review.image) return",
    replace: 'if (review.image === "") return',
    tests: ["src/features/locations/components/locations.test.tsx"],
  },
  {
    what: "LOC-072 the carousel hints at swiping only from one card more",
    file: "src/features/locations/rules.ts",
    find: "count >= config.locationSwipeHintMin",
    replace: "count > config.locationSwipeHintMin",
    tests: ["src/features/locations/rules.test.ts"],
  },
  {
    what: "LOC-072 the carousel never hints at swiping",
    file: "src/features/locations/components/places-section.tsx",
    find: "{hint ? <p",
    replace: "{false ? <p",
    tests: ["src/features/locations/components/locations.test.tsx"],
  },
  {
    what: "LOC-086 a place has no page under /our-location",
    file: "src/routes.ts",
    find: 'route("our-location/:slug"',
    replace: 'route("our-locations/:slug"',
    tests: ["src/routes.test.ts"],
  },
];
