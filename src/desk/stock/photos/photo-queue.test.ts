import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PhotoQueue } from "./photo-queue.ts";

/** The desk's responses to a photo, by its name, for each upload; `null` breaks the connection. */
type Answers = Record<string, (Answer | null)[]>;
interface Answer {
  readonly status: number;
  readonly problems?: readonly string[];
  readonly there?: readonly string[];
}
const TAKEN: Answer = { status: 200, problems: [] };
const THERE: Answer = { status: 200, problems: [], there: ["it"] };

let answers: Answers;
let sent: string[];

/** A browser's request, answered by the test, as far as `sendPhoto` uses it. */
class AnsweredRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};

  open(): void {}

  send(form: FormData): void {
    const { name } = form.get("photos") as File;
    sent.push(name);
    const answer = answers[name]?.shift();
    if (answer === undefined) throw new Error(`${name} was sent more often than the test expects.`);
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (answer === null) return this.onerror();
      this.status = answer.status;
      this.response = answer.problems ? { problems: answer.problems, there: answer.there } : null;
      this.onload();
    });
  }
}

beforeEach(() => {
  answers = {};
  sent = [];
  vi.stubGlobal("XMLHttpRequest", AnsweredRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

function queueOf(): { queue: PhotoQueue; changes: () => number } {
  const queue = new PhotoQueue("/desk/stock/1/photos/file");
  let changes = 0;
  queue.onChange = () => {
    changes += 1;
  };
  return { queue, changes: () => changes };
}

const remaining = ({ queued }: PhotoQueue) =>
  queued().files.map(({ file, problem }) => `${file.name} ${problem ?? "waits"}`);

/** Runs everything that happens within this time. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("CAR-035 photos on their way from a phone", () => {
  test("go one after the other in the order in which they were chosen, also those chosen later", async () => {
    const { queue, changes } = queueOf();
    for (const name of ["a.jpg", "b.jpg", "c.jpg"]) answers[name] = [TAKEN];
    queue.send([photo("a.jpg"), photo("b.jpg")]);
    queue.send([photo("c.jpg")]);
    await pass();
    expect([sent, remaining(queue), changes()]).toEqual([["a.jpg", "b.jpg", "c.jpg"], [], 3]);
  });

  test("one that is refused or too large holds up none, and is sent again when somebody asks", async () => {
    const { queue } = queueOf();
    answers["notes.jpg"] = [{ status: 422, problems: ["notes.jpg: It is no picture."] }, TAKEN];
    answers["b.jpg"] = [TAKEN];
    queue.send([photo("notes.jpg"), photo("huge.jpg", 20 * 1024 * 1024 + 1), photo("b.jpg")]);
    await pass();
    expect(sent).toEqual(["notes.jpg", "b.jpg"]);
    expect(remaining(queue)).toEqual([
      "notes.jpg notes.jpg: It is no picture.",
      "huge.jpg huge.jpg: It is larger than 20 MB.",
    ]);
    queue.again();
    await pass();
    expect([sent.slice(2), remaining(queue)]).toEqual([["notes.jpg"], ["huge.jpg huge.jpg: It is larger than 20 MB."]]);
  });

  test("where the connection breaks, one is tried again by itself after growing pauses, before the next", async () => {
    const { queue } = queueOf();
    answers["a.jpg"] = [null, { status: 503 }, TAKEN];
    answers["b.jpg"] = [TAKEN];
    queue.send([photo("a.jpg"), photo("b.jpg")]);
    await pass(999);
    expect(sent).toEqual(["a.jpg"]);
    await pass(1);
    expect(sent).toEqual(["a.jpg", "a.jpg"]);
    await pass(3_999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect([sent, remaining(queue)]).toEqual([["a.jpg", "a.jpg", "a.jpg", "b.jpg"], []]);
  });

  test("one that the car had is named until others are chosen, but not where its connection broke on the way", async () => {
    const { queue } = queueOf();
    answers["a.jpg"] = [THERE];
    answers["b.jpg"] = [null, THERE];
    answers["c.jpg"] = [TAKEN];
    queue.send([photo("a.jpg"), photo("b.jpg")]);
    await pass(2_000);
    expect([sent, remaining(queue), queue.queued().there]).toEqual([["a.jpg", "b.jpg", "b.jpg"], [], ["a.jpg"]]);
    queue.send([photo("c.jpg")]);
    await pass();
    expect(queue.queued().there).toEqual([]);
  });

  test("where it stays broken they wait, and going on begins with the one that did not get through", async () => {
    const { queue } = queueOf();
    answers["a.jpg"] = [null, null, null, null, TAKEN];
    answers["b.jpg"] = [TAKEN];
    queue.send([photo("a.jpg"), photo("b.jpg")]);
    await pass(60_000);
    expect([sent.length, remaining(queue)]).toEqual([4, ["a.jpg waits", "b.jpg waits"]]);
    expect(queue.queued()).toMatchObject({
      stopped: expect.stringContaining("could not be reached"),
      files: [{ part: 0 }, {}],
    });
    await Promise.all([queue.goOn(), queue.goOn()]);
    await pass();
    expect([sent.slice(4), remaining(queue), queue.queued().stopped]).toEqual([["a.jpg", "b.jpg"], [], null]);
  });

  test.each([
    [401, "You are signed out."],
    [302, "You are signed out."],
    [429, "These are many photos."],
  ])("an answer of %d stops them at once, and none is tried in vain", async (status, says) => {
    const { queue } = queueOf();
    answers["a.jpg"] = [{ status }];
    queue.send([photo("a.jpg"), photo("b.jpg")]);
    await pass(60_000);
    expect([sent, remaining(queue)]).toEqual([["a.jpg"], ["a.jpg waits", "b.jpg waits"]]);
    expect(queue.queued().stopped).toContain(says);
  });
});
