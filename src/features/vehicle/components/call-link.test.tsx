import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../../test/fixtures/markup.tsx";

// Effects run at once, as a browser runs them after rendering.
beforeEach(() => {
  vi.resetModules();
  vi.doMock("react", async (original) => ({
    ...(await original<object>()),
    useEffect: (effect: () => void) => effect(),
  }));
});
afterEach(() => {
  vi.doUnmock("react");
  vi.resetModules();
});

test("ERR-010 LEAD-062 a vehicle without a number has no Call Now, and says so on the console alone", async () => {
  const { CallLink } = await import("./call-link.tsx");
  expect(markup(<CallLink phone={null} />)).toBe("");
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no phone number"));
  vi.mocked(console.warn).mockClear();
});
