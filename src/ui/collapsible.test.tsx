import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Collapsible } from "./collapsible.tsx";

const panel = (initiallyOpen?: boolean) =>
  renderToStaticMarkup(
    <Collapsible heading="Features" initiallyOpen={initiallyOpen}>
      <p>Heated seats</p>
    </Collapsible>,
  );

test("NAV-027 NAV-028 a panel starts open unless it says otherwise, and its heading is its switch", () => {
  expect(panel()).toMatch(/^<details[^>]* open=""/);
  expect(panel()).toMatch(/<summary[^>]*>Features/);
  expect(panel(false)).not.toContain(" open=");
});
