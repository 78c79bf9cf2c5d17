import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { openLine } from "./line.ts";
import { openMemory, type ShownPage } from "./memory.ts";
import { pageData } from "./page-data.ts";

const part = (id: string, pathname: string, hasData = true) => ({ id, pathname, hasData });
const ROOT = part("root", "/");

/** The router's table, as far as these tests need it. */
function partsAt(pathname: string): ShownPage["matches"] {
  if (pathname === "/desk/stock") return [ROOT, part("stock", "/stock")];
  const [, person] = /^\/desk\/leads(?:\/(\d+))?$/.exec(pathname) ?? [];
  const list = [ROOT, part("leads", "/leads")];
  return person ? [...list, part("thread", `/leads/${person}`), part("frame", `/leads/${person}`, false)] : list;
}

function memoryOf() {
  let now = 1_000;
  const line = openLine(() => now);
  const memory = openMemory(line, () => now);
  const paths: string[] = [];
  memory.know({ at: partsAt, asked: () => paths });
  const show = (by: number | null, pathname: string, data: Record<string, unknown>, search = "") =>
    memory.remember(by, { matches: partsAt(pathname), search, data });
  const read = async (path: string) => {
    const address = new URL(path, "http://desk.localhost");
    const body = memory.recall(address);
    return body === null
      ? null
      : (await decode(new Response(body).body as ReadableStream<Uint8Array>, globalThis)).value;
  };
  return { line, memory, paths, show, read, later: (ms: number) => (now += ms) };
}

test("a page that was shown can be opened again as it was, in the parts that are asked for", async () => {
  const { line, memory, paths, show, read, later } = memoryOf();
  const me = { id: 7, name: "Dana", parked: null, shift: undefined };
  const leads = { rows: [{ id: 5 }], at: new Date(5) };
  show(7, "/desk/leads", { root: { me }, leads });
  later(60_000);
  show(7, "/desk/leads/5", { root: { me }, leads, thread: { name: "“Tom”\n" } });
  show(7, "/desk/stock", { root: { me }, stock: { cars: [1.5, true, "", []] } });
  line.lose();
  paths.push("/desk/leads/5");
  expect(await read("/desk/leads/5.data")).toEqual({
    root: { data: { me } },
    leads: { data: leads },
    thread: { data: { name: "“Tom”\n" } },
  });
  expect(line.from()).toBe(61_000);
  expect(await read("/desk/leads/5.data?_routes=thread")).toEqual({ thread: { data: { name: "“Tom”\n" } } });
  paths[0] = "/desk/leads";
  expect(await read("/desk/leads.data")).toMatchObject({ leads: { data: leads } });
  expect(line.from()).toBe(1_000);
  expect([memory.has("/desk/leads/5", ""), memory.has("/desk/leads/6", "")]).toEqual([true, false]);
  paths[0] = "/desk/leads/6";
  expect(await read("/desk/leads/6.data?_routes=thread")).toBeNull();
});

test("each filter of a list is a page of its own, however its address is written", async () => {
  const { line, memory, paths, show, read } = memoryOf();
  show(7, "/desk/leads", { root: {}, leads: "all" });
  show(7, "/desk/leads", { root: {}, leads: "those" }, "?q=a%20b");
  line.lose();
  paths.push("/desk/leads");
  expect(await read("/desk/leads.data?q=a+b&_routes=leads")).toEqual({ leads: { data: "those" } });
  expect([memory.has("/desk/leads", "?q=a+b"), memory.has("/desk/leads", "?q=b")]).toEqual([true, false]);
});

test("nothing of one person's pages stays for another, nor for whoever comes after a sign-out", async () => {
  for (const next of [8, null]) {
    const { line, memory, paths, show, read } = memoryOf();
    show(7, "/desk/stock", { root: {}, stock: "seven's" });
    memory.heard(new URL("http://desk.localhost/desk/offers.data?_routes=offers"), pageData({ offers: { data: "x" } }));
    show(next, "/desk/leads", { root: {}, leads: "theirs" });
    line.lose();
    paths.push("/desk/stock");
    expect(await read("/desk/stock.data?_routes=stock")).toBeNull();
    expect(await read("/desk/offers.data?_routes=offers")).toEqual({ offers: { data: null } });
  }
});

test("a call beside the page holds nothing up: it is told what it was told last", async () => {
  const { line, memory, paths, show, read } = memoryOf();
  paths.push("/desk/stock");
  show(7, "/desk/stock", { root: {}, stock: 1 });
  memory.heard(new URL("http://desk.localhost/desk/offers.data?_routes=offers"), pageData({ offers: { data: 4 } }));
  memory.heard(new URL("http://desk.localhost/desk/stock.data"), pageData({ stock: { data: "no call" } }));
  line.lose();
  expect(await read("/desk/offers.data?_routes=offers")).toEqual({ offers: { data: 4 } });
  expect(await read("/desk/leads/5/cars.data?_routes=cars")).toEqual({ cars: { data: null } });
  expect(await read("/desk/stock.data")).toEqual({ root: { data: {} }, stock: { data: 1 } });
});

test("while the line is lost nothing is remembered, since it is as old as it was before", async () => {
  const { line, paths, show, read, later } = memoryOf();
  show(7, "/desk/stock", { root: {}, stock: "old" });
  later(5_000);
  line.lose();
  show(7, "/desk/stock", { root: {}, stock: "old" });
  paths.push("/desk/stock");
  await read("/desk/stock.data");
  expect(line.from()).toBe(1_000);
});

test("what cannot be written as it was is not opened again", async () => {
  const { line, paths, show, read } = memoryOf();
  show(7, "/desk/stock", { root: {}, stock: { seen: new Map() } });
  line.lose();
  paths.push("/desk/stock");
  expect(await read("/desk/stock.data")).toBeNull();
});

test("the oldest pages are forgotten first", async () => {
  const { line, memory, show } = memoryOf();
  for (let person = 1; person <= 250; person++) {
    show(7, `/desk/leads/${person}`, { root: {}, leads: "list", thread: person });
  }
  line.lose();
  expect([memory.has("/desk/leads/250", ""), memory.has("/desk/leads/1", "")]).toEqual([true, false]);
});
