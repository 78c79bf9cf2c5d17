import { remember } from "../../../../lib/memory/remember.ts";
import type { SimpleColour } from "../../../vocabulary/paints.ts";
import { closest } from "../names/spelling.ts";
import { inOurScript } from "../scripts/words.ts";
import { fold } from "../text.ts";
import { colourOfPaint, withoutFinish } from "./paint-names.ts";

/** Words for colours, in English and in the languages that car makers like for names of colours. */
const WORDS: Readonly<Record<SimpleColour, string>> = {
  White:
    "white bela belo balta balts valge trang bialy bila hvid hvit wit vit wht bianco blanc blanca blanco weiss alabaster frost frosted snow snowflake ivory bone beyaz bijela feher alb branca branco valkoinen whi wh whit",
  Black:
    "black melna melns juoda czarny cerna sort zwart svart blk nero noir negro schwarz ebony onyx jet obsidian raven siyah preto preta musta fekete negru crna bk blac",
  Grey: "grey peleka peleks pilka szary seda graa grijs grys gra gray gry charcoal graphite gunmetal gun grigio gris grau slate ash smoke anthracite granite lead cement shadow carbon steel gri cinza cinzento harmaa szurke siva fume gy dgry lgry",
  Silver:
    "silver silwer sudraba sidabrine hobe srebrny zilver sil slvr argent argento silber aluminium aluminum chrome platinum titanium iridium gumus prata prateado plata plateado stribrna hopea ezust argintiu solv solvmetal silv slv",
  Blue: "blue zila zils melyna sinine niebieski granatowy blauw bla blu bleu azul azzurro blau navy pacific atlantic sapphire azure cobalt indigo aqua turquoise teal cyan ocean lapis mavi lacivert sininen modra kek albastru plava morkebla dblu lblu nvy turq",
  Red: "red sarkana sarkans raudona punane czerwony bordowy rood rod rosso rouge rojo rot ruby cherry crimson scarlet flame magma vermilion kirmizi rossa roja vermelho vermelha punainen cervena piros rosu crvena rd",
  Green:
    "green zala zals roheline zielony groen gron gruen grn verde vert grun emerald olive khaki lime jade mint forest sage jungle yesil vihrea zelena zold verda grne gn dgrn",
  Orange:
    "orange oranje pomaranczowy arancio copper amber tangerine mandarin turuncu laranja naranja anaranjado anaranjada oranssi oransje oranzova orang orng org ora",
  Yellow:
    "yellow geel gul giallo jaune gelb amarillo mustard lemon sari amarela amarelo keltainen zluta sarga yel yell ylw ylo yelow",
  Gold: "gold golden oro zloty dore doree champagne goldish altin dorado guld ambergold gld gol",
  Brown:
    "brown bruna ruda pruun brazowy bruin marrone marron brun braun chocolate chestnut mocha coffee walnut mahogany tan bronzebrown rust kahverengi marrom castanho ruskea hneda barna brn bro brwn brwon",
  Beige: "beige sand cashmere fawn stone latte taupe oatmeal bej bez bge bei",
  Purple:
    "purple paars fioletowy violeta lila viola violet violett plum aubergine mauve amethyst magenta mor roxo morado purp pur prp ppl",
  Pink: "pink rosa rose pnk",
  Bronze: "bronze brons brz bronz",
  Maroon: "maroon burgundy bordeaux claret wine oxblood bordo burdeo burdeos mar mrn maro burg",
  Cream: "cream creme vanilla offwhite crm",
};
const byWord = new Map<string, SimpleColour>();
for (const [colour, words] of Object.entries(WORDS))
  for (const word of words.split(" ")) byWord.set(word, colour as SimpleColour);
const plain = [
  ...Object.keys(WORDS).map((word) => word.toLowerCase()),
  "gray",
  "charcoal",
  "burgundy",
  "graphite",
  "beige",
  // German, Dutch and Scandinavian names of paints are single words: "Tornadorot", "Reflexsilber".
  ..."weiss schwarz grau silber blau gruen grun gelb braun rot zwart grijs blauw groen rood svart".split(" "),
];
const basic = new Set(
  Object.keys(WORDS)
    .map((word) => word.toLowerCase())
    .concat("gray"),
);

/** Short words of other languages that mean a colour only if the cell contains nothing else. */
const ALONE: Readonly<Record<string, SimpleColour>> = {
  ...{
    w: "White",
    den: "Black",
    xam: "Grey",
    do: "Red",
    bac: "Silver",
    nau: "Brown",
    vang: "Yellow",
    must: "Black",
    hall: "Grey",
  },
};

/** Colours in languages where the name of the paint follows the colour: "Blanc Pur", "Gris Titanium", "Verde Aqua". */
const ROMANCE =
  /^(?:blanc(?:he|a|o)?|bianc[ao]|branc[ao]|noire?|ner[ao]|negr[ao]|pret[ao]|gris|grigi[ao]|cinza|bleue?|blu|azul|azzurr[ao]|rouge|ross[ao]|roj[ao]|vermelh[ao]|verte?|verde|jaune|giall[ao]|amarill?[ao]|marron|marrone|argento|plata|prata)$/;

/** The separator between exterior and interior colour: "White / Black", "White – black leather". */
export const BETWEEN_COLOURS = /\/|\s[-–—]\s/;

/** Words that are not reds although they end in "red": "Expired", "Registered". */
const NO_RED =
  /(?:expired|registered|ordered|powered|offered|delivered|covered|numbered|required|retired|repaired|hundred|shared|stored|hired|insured|featured|declared|prepared|cleared|engineered|entered|ferred)$/;

export interface ReadColour {
  /** Null if the text names no colour. */
  readonly colour: SimpleColour | null;
  /** Whether the colour was recognised despite a typing error. */
  readonly misspelt: boolean;
}
/**
 * The plain colour in a feed's text: "Alpine White II", "Whtie", "SIlver", "Darkblue". If a slash separates several,
 * the first counts ("White / Black"), otherwise the last ("Silver Blue" is a blue).
 */
export const readColour = remember((words: string): ReadColour => decide(inOurScript(words)), 20_000);

function decide(words: string): ReadColour {
  const exteriorAt = words.toLowerCase().indexOf(" exterior ");
  const outside = exteriorAt > 0 ? words.slice(0, exteriorAt) : words;
  const parts = outside.split(/\s*(?:\/|&|,|\bwith\b|\bover\b|\+)\s*/i);
  // "C/White" is one paint with an abbreviated name.
  const main = (parts[0]?.length === 1 ? parts[1] : parts[0]) ?? outside;
  const tokens = fold(main).split(" ").filter(Boolean);
  if (tokens.some((token) => /^(years?|warranty|unlimited|km|kms|months?)$/.test(token)))
    return { colour: null, misspelt: false };
  // Japanese auction lists write "Pearl" for pearl white. Other paints with that finish name their colour.
  if (/^(?:(?:tri ?coat|3 ?coat) )?(?:pearl|pearlescent|prl)$/.test(fold(main)))
    return { colour: "White", misspelt: false };
  const alone = ALONE[fold(main)];
  if (alone) return { colour: alone, misspelt: false };
  if (/\boff white\b/.test(fold(main))) return { colour: "White", misspelt: false };
  const plainly =
    tokens.length > 1 && ROMANCE.test(tokens[0] ?? "") ? tokens[0] : tokens.findLast((token) => basic.has(token));
  const paint = plainly ? null : colourOfPaint(tokens.join(" "));
  if (paint) return { colour: paint, misspelt: false };
  const named = plainly ?? tokens.findLast((token) => byWord.has(token));
  const colour = named ? byWord.get(named === "gray" ? "grey" : named) : undefined;
  if (colour) return { colour, misspelt: false };
  // "Darkblue", "Silvergrey": a plain colour at the end of a longer word.
  const inside = tokens
    .map((token) => plain.find((word) => token.length > word.length + 2 && token.endsWith(word) && !NO_RED.test(token)))
    .find(Boolean);
  if (inside) return { colour: byWord.get(inside) ?? null, misspelt: false };
  const near = tokens.map((token) => closest(token, plain)).findLast((word) => word !== null);
  return { colour: near ? (byWord.get(near) ?? null) : null, misspelt: Boolean(near) };
}

/** Whether a text consists only of a colour: "Black", "Dark Grey". */
export const isPlainColour = remember((words: string): boolean => {
  const tokens = fold(words).split(" ");
  return tokens.every((token) => basic.has(token) || /^(dark|light|mid)$/.test(token));
});

/** Whether the last word is a colour: "Soul Red". */
export const endsInColour = (words: string): boolean =>
  basic.has(words.slice(words.lastIndexOf(" ") + 1).toLowerCase());

const MOST_OF_PAINT = 4;

/**
 * Whether a text consists only of the name of a paint: "Aurora Black Pearl", "Titanium Flash". It must end with a
 * colour or be a known paint of several words, since "Sport Black Edition" and "Titanium" also name other things.
 */
export const isPaint = remember((words: string): boolean => {
  if (!/^[\p{L} -]{3,40}$/u.test(words)) return false;
  const tokens = withoutFinish(fold(words)).split(" ");
  if (tokens.length > MOST_OF_PAINT || NO_PAINT.test(tokens[0] ?? "")) return false;
  if (tokens.length > 1 && colourOfPaint(fold(words)) !== null) return true;
  return byWord.has(tokens.at(-1) ?? "") && tokens.some((token) => basic.has(token));
});
/** Words that, before a colour, make it something else: "Go Green", "Code Red". */
const NO_PAINT = /^(go|code|all|in|under|not|the|team|big|little|no|club)$/;
