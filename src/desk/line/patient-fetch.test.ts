import { expect, test } from "vitest";
import { openLine } from "./line.ts";
import { patientFetch } from "./patient-fetch.ts";

const LOST = new TypeError("Failed to fetch");
const LEADS = new URL("http://desk.localhost/desk/leads.data?kind=finance");

/** The server's reaction to one request: a response, or a failure. */
type Turn = Response | Error | (() => Promise<Response>);

/** A browser whose connection reacts with these in turn, and whose line is restored whenever it was marked as lost. */
function browserOf(turns: readonly Turn[], recall: (address: URL) => string | null = () => null) {
  const line = openLine(() => 1_000);
  const calls = { asked: 0, lost: 0, heard: [] as string[] };
  const ask = async () => {
    const turn = turns[Math.min(calls.asked++, turns.length - 1)] ?? LOST;
    if (turn instanceof Error) throw turn;
    return turn instanceof Response ? turn.clone() : turn();
  };
  line.follow(() => {
    if (line.since() === null) return;
    calls.lost += 1;
    setTimeout(line.back);
  });
  const heard = (_: URL, body: string) => void calls.heard.push(body);
  const fetch = patientFetch({ ask: ask as typeof globalThis.fetch, isOn: () => true, line, recall, heard, pause: 0 });
  return { calls, line, fetch };
}

const answered = () => new Response("here", { headers: { "X-Remix-Response": "yes" } });

test("a page's data is asked for again until the line is back, however long that takes", async () => {
  const { calls, line, fetch } = browserOf([LOST, LOST, LOST, LOST, LOST, answered()]);
  const answer = await fetch(LEADS);
  expect([await answer.text(), answer.headers.get("X-Remix-Response")]).toEqual(["here", "yes"]);
  expect([calls.asked, calls.lost, line.since()]).toEqual([6, 4, null]);
});

test("a line that is back within a moment is not called lost", async () => {
  const { calls, fetch } = browserOf([LOST, answered()]);
  await fetch(LEADS);
  expect([calls.asked, calls.lost]).toEqual([2, 0]);
});

test("a server that is being started anew is waited for, and what the desk itself answers is handed on", async () => {
  for (const status of [502, 503, 504]) {
    const { calls, fetch } = browserOf([new Response("starting", { status }), answered()]);
    expect(await (await fetch(LEADS)).text()).toBe("here");
    expect(calls.asked).toBe(2);
  }
  for (const status of [400, 403, 404, 429, 500]) {
    const { calls, fetch } = browserOf([new Response("no", { status })]);
    expect((await fetch(LEADS)).status).toBe(status);
    expect([calls.asked, calls.heard]).toEqual([1, []]);
  }
});

test("an answer that is cut on its way is asked for again", async () => {
  const cut = async () =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('[{"_1":2},"ro'));
          stream.error(LOST);
        },
      }),
    );
  const { calls, fetch } = browserOf([cut, answered()]);
  expect(await (await fetch(LEADS)).text()).toBe("here");
  expect(calls).toMatchObject({ asked: 2, heard: ["here"] });
});

test("an answer without a body is one", async () => {
  const { fetch } = browserOf([new Response(null, { status: 204, headers: { "X-Remix-Redirect": "/desk/sign-in" } })]);
  expect((await fetch(LEADS)).headers.get("X-Remix-Redirect")).toBe("/desk/sign-in");
});

test("while the line is lost a page is answered out of memory, and nothing is asked", async () => {
  const { calls, line, fetch } = browserOf([answered()], (address) => (address === LEADS ? "as it was" : null));
  line.lose();
  expect(await (await fetch(LEADS)).text()).toBe("as it was");
  expect(calls.asked).toBe(0);
});

test("what sends something is sent once, and where its answer does not come the page is told nothing", async () => {
  for (const turn of [LOST, new Response("starting", { status: 503 })]) {
    const { calls, line, fetch } = browserOf([turn, answered()]);
    const answer = await fetch(LEADS, { method: "POST", body: new URLSearchParams() });
    expect([calls.asked, answer.status, await answer.text(), line.doubts()]).toEqual([
      1,
      200,
      '[{"_1":-5},"data"]\n',
      true,
    ]);
    await fetch(LEADS, { method: "POST", body: new URLSearchParams() });
    expect([calls.asked, line.doubts()]).toEqual([2, false]);
  }
});

test("what is no page's data fails as ever", async () => {
  for (const address of ["/desk/account/push.data", new URL("http://desk.localhost/desk/offline")]) {
    const { calls, fetch } = browserOf([LOST, answered()]);
    await expect(fetch(address)).rejects.toBe(LOST);
    expect(calls.asked).toBe(1);
  }
});

test("a reading that nobody wants any more is asked for no further", async () => {
  const nobody = new AbortController();
  const line = openLine();
  let askCount = 0;
  const ask = async () => {
    askCount += 1;
    throw LOST;
  };
  const parts = {
    ask: ask as typeof fetch,
    isOn: () => true,
    line,
    recall: () => null,
    heard: () => undefined,
    pause: 0,
  };
  line.follow(() => nobody.abort());
  await expect(patientFetch(parts)(LEADS, { signal: nobody.signal })).rejects.toBe(LOST);
  expect(askCount).toBe(2);
});
