import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { WATCH } from "./later-code.ts";

type Listener = (event: object) => void;

/** A document that is loaded, with the links and the script of a page's modules, as far as `WATCH` asks for it. */
function openPage(modules: readonly string[], own: string) {
  const links: { href: string; rel: string; dataset: object }[] = modules.map((name) => ({
    href: `https://a.test/assets/${name}.js`,
    rel: "later",
    dataset: {},
  }));
  const script = { textContent: `import "/assets/${own}.js"` };
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  /** What ran, in its order, and what ends the task that is under way. */
  const ran: string[] = [];
  const tasks: (() => void)[] = [];
  const found = {
    "script[type=later]": [script],
    "link[rel=later]": links.filter(({ rel }) => rel === "later"),
    "link[rel=modulepreload]": links,
  };
  const page = {
    URL,
    location: { hash: "" },
    performance: { getEntriesByType: () => [{ type: "navigate" }] },
    scheduler: { yield: () => new Promise<void>((resolve) => tasks.push(resolve)) },
    setTimeout: () => undefined,
    addEventListener,
    removeEventListener: () => undefined,
    imported: async (href: string) => void ran.push(new URL(href).pathname),
    pressedEarly: undefined as unknown,
    document: {
      readyState: "complete",
      documentElement: { dataset: {} },
      querySelectorAll: (selector: keyof typeof found) => found[selector],
      createElement: () => ({ textContent: "", remove: () => undefined }),
      head: { append: ({ textContent }: { readonly textContent: string }) => ran.push(textContent) },
    },
  };
  runInNewContext(WATCH.replaceAll("import(", "imported("), Object.assign(page, { window: page }));
  const happens = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  /** Ends the task under way, and lets the next one run to its end. */
  const nextTask = async () => {
    tasks.shift()?.();
    await new Promise(setImmediate);
  };
  return { page, links, ran, happens, nextTask };
}

test("what several modules import runs before the page's own module, each in a task of its own", async () => {
  const { ran, happens, nextTask } = openPage(["own", "router", "react"], "own");
  happens("keydown", { type: "keydown" });
  await nextTask();
  expect(ran).toEqual(["/assets/react.js"]);
  await nextTask();
  expect(ran).toEqual(["/assets/react.js", "/assets/router.js"]);
  await nextTask();
  expect(ran.at(-1)).toBe('import "/assets/own.js"');
  expect(ran).toHaveLength(3);
});

test("a button that is pressed before any module runs waits for them, and has them loaded", () => {
  const { page, links, happens } = openPage(["own"], "own");
  const heart = { type: "button" };
  const on = (element: object | null, button = 0) => ({ button, target: { closest: () => element } });
  happens("click", on(null));
  happens("click", on(heart, 1));
  expect(page.pressedEarly).toBeUndefined();
  expect(links[0]?.rel).toBe("later");
  happens("click", on(heart));
  expect(page.pressedEarly).toBe(heart);
  expect(links[0]?.rel).toBe("modulepreload");
});
