import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ICONS, Icon } from "./icon.tsx";

test("every icon's name has its drawing, and every drawing its name", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
  expect(drawn).toEqual([...ICONS]);
});

test("an icon is decoration unless it is given words", () => {
  expect(renderToStaticMarkup(<Icon name="pin" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Icon name="pin" label="Location" />);
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="Location"');
});
