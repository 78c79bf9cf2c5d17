import { expect, test } from "vitest";
import { openLog } from "./log.ts";

test("of an error the log tells what it is and where, and nothing of the row that a database attached to it", () => {
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('null value in column "phone"'), {
    code: "23502",
    detail: "Failing row contains (7, Kim, kim@example.com, 0491570156).",
    rejected: ["kim@example.com"],
  });
  log.error({ requestId: "abc", err: refused }, "a lead could not be stored");
  log.warn(refused, "a job waits");
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ err: { type: "Error", code: "23502", message: refused.message } });
    expect(JSON.parse(line).err.stack).toContain("log.test.ts");
    expect(line).not.toMatch(/kim|0491/i);
  }
});
