const BROWSERS = [
  ["Edge", /\bEdgA?\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** A browser in a few words: "Chrome on Windows". */
export function deviceOf(userAgent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = named(SYSTEMS);
  return `${named(BROWSERS) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
