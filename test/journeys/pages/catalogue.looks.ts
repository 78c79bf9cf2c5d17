import type { Page } from "playwright-core";

/**
 * The appearance of every sample of the catalogue as a list of tokens: `Button / Hover: brand-hover, on-brand …`. Each
 * colour token first gets a unique value, which identifies it where it is used; so the result is the same for every
 * brand and machine.
 */
export async function looksOf(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>("#colours [data-token]")].map(
      (one) => one.dataset.token ?? "",
    );
    const sentinel = (at: number) => `rgb(${at + 1}, 7, 9)`;
    for (const [at, name] of names.entries()) document.documentElement.style.setProperty(`--${name}`, sentinel(at));
    const tokens = new Map(names.map((name, at) => [sentinel(at), name]));
    const token = (colour: string) => tokens.get(colour) ?? (colour.endsWith(", 0)") ? "none" : "mixed");
    const SHOWN =
      "[data-shows], [role=tab][aria-selected=true], .tag, .toast, .data-table tr[aria-current], .data-table, summary, " +
      "input[type=checkbox], input[type=radio], input:not([type]), input[type=text], textarea, select, input[type=range], button, [aria-current=page], a, div, span";
    const lookOf = (sample: HTMLElement) => {
      const matches = SHOWN.split(", ").map((selector) => sample.querySelector<HTMLElement>(`:scope ${selector}`));
      const shown = matches.find((one) => one !== null) ?? sample;
      const {
        backgroundColor,
        color,
        borderTopColor,
        borderTopWidth,
        outlineStyle,
        outlineColor,
        outlineWidth,
        opacity,
        cursor,
      } = getComputedStyle(shown);
      const border = borderTopWidth === "0px" ? "no border" : `border ${borderTopWidth} ${token(borderTopColor)}`;
      const outline = outlineStyle === "none" ? "" : `, outline ${outlineWidth} ${token(outlineColor)}`;
      const faded = opacity === "1" ? "" : `, opacity ${opacity}`;
      const forbidden = cursor === "not-allowed" || cursor === "progress" ? `, ${cursor}` : "";
      return `${token(color)} on ${token(backgroundColor)}, ${border}${outline}${faded}${forbidden}`;
    };
    const samples = [...document.querySelectorAll<HTMLElement>("[data-sample]")].map((sample) => {
      const section = sample.closest("section")?.id;
      const group = sample.closest("div:has(> h3)")?.querySelector("h3")?.textContent;
      return [[section, group, sample.dataset.sample].filter(Boolean).join(" / "), lookOf(sample)] as const;
    });
    return Object.fromEntries(samples);
  });
}
