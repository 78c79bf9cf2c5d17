/** HTML entities that feeds use without declaring them. */
export const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  bull: "•",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  eacute: "é",
  euro: "€",
  pound: "£",
};
