import { expect, test } from "vitest";
import { describeDatabaseError } from "./failure.ts";

const sqliteError = (errcode: number) => Object.assign(new Error("from SQLite"), { errcode });

/** The codes are from https://www.sqlite.org/rescode.html */
test.each([
  ["SQLITE_READONLY_DBMOVED", 1032, "read-only"],
  ["SQLITE_FULL", 13, "disk-full"],
  ["SQLITE_IOERR_SHMSIZE: no room for the shared memory", 4874, "disk-full"],
  ["SQLITE_IOERR_WRITE", 778, "disk-failed"],
  ["SQLITE_CORRUPT_INDEX", 779, "corrupt"],
])("%s is told as what an operator must look at", (_, errcode, kind) => {
  expect(describeDatabaseError(sqliteError(errcode))).toMatchObject({ kind, message: expect.stringMatching(/\.$/) });
});

test("a constraint is no condition of the database", () => {
  expect(describeDatabaseError(sqliteError(2067))).toBeNull();
});

test("a server that takes a connection and then answers nothing is told as one that does not answer", () => {
  // What the driver says where the question that it asks of each new connection is not answered in time.
  expect(describeDatabaseError(new Error("Query read timeout"))).toMatchObject({ kind: "unreachable" });
});
