/** Limits for the search page on a phone. Bytes are the total of the first load; times are in milliseconds. */
export const BUDGETS = {
  scriptsGzip: 95 * 1024,
  /** The whole stylesheet, which nothing waits for. */
  stylesGzip: 38 * 1024,
  /** What a page itself contains for its first paint, the site's own tokens with it: by the page's kind. */
  firstStylesGzip: { form: 8.5 * 1024, list: 11 * 1024, vehicle: 12 * 1024 },
  htmlGzip: 60 * 1024,
  html: 200 * 1024,
  /** All that a first visit without an interaction loads: pictures and fonts with it. */
  searchBytes: 300 * 1024,
  homeBytes: 350 * 1024,
  layoutShift: 0.02,
  blocking: 120,
  facetClick: 100,
} as const;

/** The phone: an average one's screen, and a processor four times as slow as this machine's. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-AU",
} as const;
export const SLOWER = 4;

/** A phone's 4G as WebPageTest defines it: 9 Mbit/s and 170 ms there and back. */
export const FOUR_G = {
  offline: false,
  latency: 170,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (9 * 1024 * 1024) / 8,
} as const;
