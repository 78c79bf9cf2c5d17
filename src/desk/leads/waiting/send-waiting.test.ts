import { beforeEach, expect, test, vi } from "vitest";
import { sendWaiting } from "./send-waiting.ts";
import { dropWaiting, forgetWords, keepWaiting, type Waiting, waitingOf, waitingWords } from "./waiting.ts";

/** The browser's storage, as far as these tests need it. */
class Storage {
  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: value });
  }
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name as keyof this]) : null;
  }
  removeItem(name: string): void {
    delete this[name as keyof this];
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  return () => vi.unstubAllGlobals();
});

const ME = 7;
let made = 0;
const written = (changes: Partial<Waiting> = {}): Waiting => ({
  key: `key-${++made}`.padEnd(20, "0"),
  person: 5,
  name: "Tom",
  writing: "answer",
  text: "Yes, it is here.",
  car: "",
  seen: 3,
  at: 1_000,
  problem: null,
  ...changes,
});

/** A server that gives these responses in turn, and the requests that it got. */
function serverOf(answers: readonly (Response | "away")[]) {
  const sent: Record<string, string>[] = [];
  const ask = async (address: string, init: RequestInit) => {
    sent.push({ address, ...Object.fromEntries(init.body as URLSearchParams) });
    const answer = answers[sent.length - 1];
    if (answer === undefined || answer === "away") throw new TypeError("Failed to fetch");
    return answer;
  };
  return { sent, ask: ask as unknown as typeof fetch };
}

const replyOf = (problem: string | null, more = {}) => Response.json({ problem, ...more });

test("what waits goes in the order in which it was written, each with its own key, and waits no more", async () => {
  const [one, two] = [
    written({ drafts: ["Yes, it"] }),
    written({ writing: "note", text: "Rang twice", person: 6, car: "a-car" }),
  ];
  keepWaiting(ME, one);
  keepWaiting(ME, two);
  const { sent, ask } = serverOf([replyOf(null), replyOf(null)]);
  expect(await sendWaiting(ME, ask)).toBe("done");
  expect(sent).toMatchObject([
    {
      address: "/desk/leads/5/waiting",
      intent: "answer",
      key: one.key,
      text: one.text,
      seen: "3",
      by: "7",
      draft: "Yes, it",
    },
    { address: "/desk/leads/6/waiting", intent: "note", key: two.key, text: "Rang twice", car: "a-car" },
  ]);
  expect([waitingOf(ME), Object.keys(localStorage)]).toEqual([[], []]);
});

test("where the line is away, the session has ended or the server is busy, all of it waits on in its order", async () => {
  const signedOut = Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
  const status = (status: number) => new Response("", { status });
  for (const [answer, result] of [
    ["away", "away"],
    [status(503), "away"],
    [signedOut, "later"],
    [status(500), "later"],
    [status(429), "later"],
    [status(409), "later"],
  ] as const) {
    const list = [written(), written()];
    for (const one of list) keepWaiting(ME, one);
    const { sent, ask } = serverOf([answer]);
    expect(await sendWaiting(ME, ask)).toBe(result);
    expect([sent.length, waitingOf(ME)]).toEqual([1, list]);
    for (const { key } of list) dropWaiting(ME, key);
  }
});

test("what the server does not take stops with its reason, and what was written after it goes", async () => {
  const [one, two] = [written({ drafts: ["Yes, it"] }), written({ writing: "note" })];
  keepWaiting(ME, one);
  keepWaiting(ME, two);
  const { sent, ask } = serverOf([
    replyOf("Mira answered while you wrote: “Yes.”. Yours is kept below."),
    replyOf(null),
  ]);
  expect(await sendWaiting(ME, ask)).toBe("done");
  expect(waitingOf(ME)).toEqual([{ ...one, problem: expect.stringContaining("Mira answered") }]);
  expect(await sendWaiting(ME, ask)).toBe("done");
  expect(sent).toHaveLength(2);
});

test.each([
  [new Response("", { status: 404 }), "This thread is not there any more.", 5],
  [new Response("", { status: 403 }), "You may not answer here any more.", 5],
  [new Response("<html>", { status: 400 }), "The desk could not take it.", 5],
  [replyOf("Joined.", { at: 9 }), "Joined.", 9],
])("a refusal (%#) is told where its thread is", async (answer, problem, person) => {
  keepWaiting(ME, written());
  expect(await sendWaiting(ME, serverOf([answer]).ask)).toBe("done");
  expect(waitingOf(ME)).toMatchObject([{ problem, person }]);
});

test("a colleague in the same browser neither sees nor sends it, and signing out forgets one's own alone", async () => {
  keepWaiting(ME, written());
  keepWaiting(8, written({ text: "Eight's" }));
  localStorage.setItem("desk-draft-7-5", "begun");
  localStorage.setItem("desk-draft-8-5", "begun");
  const { sent, ask } = serverOf([replyOf(null)]);
  await sendWaiting(8, ask);
  expect([sent.length, sent[0]?.text]).toEqual([1, "Eight's"]);
  expect(waitingOf(ME)).toHaveLength(1);
  forgetWords(ME);
  expect(Object.keys(localStorage)).toEqual(["desk-draft-8-5"]);
});

test("a storage that holds something else is nothing, and what waits is counted in words", () => {
  for (const text of ["{", "null", '{"a":1}']) {
    localStorage.setItem("desk-waiting-7", text);
    expect(waitingOf(ME)).toEqual([]);
  }
  expect(waitingWords([written()])).toBe("1 answer");
  expect(waitingWords([written({ writing: "text" }), written(), written({ writing: "note" })])).toBe(
    "2 answers and 1 note",
  );
});
