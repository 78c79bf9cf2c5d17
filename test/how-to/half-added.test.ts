import { afterAll, beforeAll, expect, test } from "vitest";
import { type Workshop, workshopOf } from "./workshop.ts";

let workshop: Workshop;
let problems: readonly string[];

/** What is changed in which file, and the complaints that the compiler must have about it. */
const HALVES = {
  "an event without its number": {
    file: "src/features/analytics/events.ts",
    from: "  print: 61,\n",
    to: "  print: 61,\n  shared: undefined,\n",
    said: [/^src\/features\/analytics\/events\.ts: .*'undefined' is not assignable to type 'number'/],
  },
  "a kind of lead that fires an event which there is not": {
    file: "src/features/forms/lead-kinds.ts",
    from: 'new: "newTestDrive"',
    to: 'new: "newTestDriven"',
    said: [/^src\/features\/leads\/\S+: .*newTestDriven/],
  },
  "a text that is said without a part of its own": {
    file: "src/features/site/texts/pages.ts",
    from: '"{count} showrooms"',
    to: '"{count} showrooms in {city}"',
    said: [/^src\/features\/site\/view\.ts: .*"city" \| "count"/],
  },
  "a text that is said by a key which it has not": {
    file: "src/features/site/texts/vehicle.ts",
    from: '"vehicle.similar":',
    to: '"vehicle.alike":',
    said: [/^src\/features\/vehicle\/view\.ts: .*"vehicle\.similar"/],
  },
  "a template without its defaults and without a folder": {
    file: "src/features/site/choices.ts",
    from: /(TEMPLATES = \[[^\]]*)\]/,
    to: '$1, "kiosk"]',
    said: [
      /^src\/features\/site\/options\/template-defaults\.ts: Property 'kiosk' is missing/,
      /^src\/templates\/registry\.ts: Property 'kiosk' is missing/,
    ],
  },
} as const;

beforeAll(async () => {
  workshop = await workshopOf(null);
  for (const { file, from, to } of Object.values(HALVES)) await workshop.change(file, (text) => text.replace(from, to));
  problems = await workshop.compile(
    "src/features/analytics/events.ts",
    "src/features/leads/rules.ts",
    "src/features/vehicle/view.ts",
    "src/templates/registry.ts",
  );
}, 120_000);
afterAll(() => workshop.close());

test.each(Object.entries(HALVES))("%s does not compile", (_, { said }) => {
  for (const one of said) expect(problems).toContainEqual(expect.stringMatching(one));
});
