import { expect, test, vi } from "vitest";
import { markup } from "../../../../test/fixtures/markup.tsx";
import { CallLink } from "./call-link.tsx";

// Effects run at once, as a browser runs them after rendering.
vi.mock("react", async (original) => ({ ...(await original<object>()), useEffect: (effect: () => void) => effect() }));

test("ERR-010 LEAD-062 a vehicle without a number has no Call Now, and says so on the console alone", () => {
  expect(markup(<CallLink phone={null} />)).toBe("");
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no phone number"));
  vi.mocked(console.warn).mockClear();
});
