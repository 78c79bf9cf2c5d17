import { remember } from "../../../../lib/memory/remember.ts";
import type { BODY_LABELS, OTHER_BODIES } from "../../../vocabulary/vocabulary.ts";
import { closest } from "../names/spelling.ts";
import { inOurScript } from "../scripts/words.ts";
import { fold, uncamelled } from "../text.ts";

type SimpleBody = (typeof BODY_LABELS)[keyof typeof BODY_LABELS] | (typeof OTHER_BODIES)[number];

/** Patterns of words for bodies, tried in this order on folded text: narrower meanings precede wider ones. */
const RULES: readonly (readonly [RegExp, SimpleBody])[] = [
  [
    /\b(sports?|multi) (utility|activity)\b|\bsuvs?\b|^s u v$|\butility cars?\b|\bcross ?over\b|\b(^jeeps?$|off ?road|off ?roader|gelandewagen|^su$|terreinwagen|apvidus|visureigis|maastur|arazi|arazi araci|todoterreno|fuoristrada|terenowy|sav|compact suv)\b|^4 ?dr spor(t( ut?)?)?$|^sports? v$/,
    "SUV",
  ],
  [/\bcamper ?(trailer|van)?s?\b.*\btrailer\b|\bcamper trailers?\b|\btent trailer\b|\bslide on\b/, "Camper Trailer"],
  [/\bmotor ?homes?\b|\bcamper ?vans?\b|\bwohnmobil\b|\b[abc] class (motor|camper)|\brv\b|\bcampervan\b/, "Motorhome"],
  [
    /\bcaravans?\b|\bpop ?tops?\b|\bhybrid (van|camper)\b|\bfifth wheel(er)?s?\b|\bwohnwagen\b|\bexpand(a|ing)\b|\bcampers?\b/,
    "Caravan",
  ],
  [/\bscooters?\b|\bmopeds?\b/, "Scooter"],
  [
    /\b(motor ?(bikes?|cycles?)|motorrad|bikes?|cruisers?|naked|streetfighter|super ?sports?|adventure( tourer)?|enduro|motocross|mx|trail|trial|super ?moto|supermotard|cafe racer|scrambler|bobber|chopper|dirt bike|dual sport|road bike|agricultural|quad(?! cab)|atv|sxs|side by side|bagger|off road bike|mini ?bike|dirt|road trail|road str(eet)?)\b/,
    "Motorcycle",
  ],
  [/\b(boat|jet ?ski|watercraft|marine|runabout|bow ?rider)s?\b/, "Boat"],
  [
    /\b(cab|cabin) chassis\b|\bc chas?\b|^(cc|c c|cch|cchas|cab c|ccs|cc[dsxek]c|chas(sis)?)$|\bcab and chassis\b|\bcc dual cab\b|\bc c$|\bcab ch\b/,
    "Cab Chassis",
  ],
  [
    /\b(people ?movers?|p mover|(?<!van )mini ?vans?|van gro(?:ss|s)raumlimousine|gro(?:ss|s)raumlimousine|kleinbus|mpv|muv|pmv|^pm$|ppl ?mvr|peop|monospace|kompaktvan|multi ?purpose|people carriers?|monovolum\w*|minivens|vienaturis|mahtuniversaal|familje?buss|ludospace|flerbruksbil)\b/,
    "People Mover",
  ],
  [
    /\b(panel|crew|cargo|blind|delivery|window|passenger|walk ?thro?u?(gh)?|kasten|high roof|low roof|lwb|swb|step)? ?vans?\b|\bkastenwagen\b|\bbestel(wagen|auto|bus)\b|\bfourgon(nette)?\b|\bfurg(on|oneta|on blindado)\b|^kasten$|\bskap(bil)?\b|\butilitaire\b|\bcommercial van\b|\bp van\b|^pvn?$|^vn$|^va$|\bgoods wagon\b|\bcargo va\b|\bcar derived van\b/,
    "Van",
  ],
  [
    /\b(prime movers?|tractor units?|artics?|tippers?|tautliner|pantech\w*|curtain ?sider|refrigerated|tanker|concrete|garbage|heavy trucks?|rigid|flat ?bed truck|table top|tilt tray|hook ?lift|crane truck|beaver ?tail|b double|agitator|lkw|dropside|day cab|sleeper cab|service truck|vac truck)\b/,
    "Truck",
  ],
  [/\blight trucks?\b/, "Light Truck"],
  [/\b(?<!pick ?up )trucks?\b|\blorr(y|ies)\b/, "Truck"],
  [
    /\butes?\b|\bp ?up\b|^ut[dsxek]c$|\b(uty|utl|util|ut|p ?u|d c|dcb|scb|xcb|ute pickup)$|\butility\b|\bpick ?ups?\b|\bcrew pic\b|\b[dsxke] ?cab\b|^[dsxk] c$|\bbakkie\b|\bpi[ck]kaps?\b|\bpikapas\b|\bban tai\b|\btray ?(back|top)?\b|\b(dual|double|crew|super|space|king|club|extra|extended|single|freestyle|smart|x|quad|mega|access|regular|ext|xtra|supercrew|crewmax) cabs?\b|\b(super ?crew|crew ?max|style ?side|quad ?cab|double ?cab)\b/,
    "Ute",
  ],
  [/\b(bus|buss|commuter|buses|coach(es)?|mini ?bus)\b/, "Bus"],
  [/\btrailers?\b/, "Trailer"],
  [/\bhard ?top\b(?! (conv|cab))/, "Hardtop"],
  [/\bsoft ?(top|back)\b(?! (conv|cab|road))/, "Softtop"],
  [
    /\b(convert\w*|cabriolet?s?|kabriolet|cabrio(let)?|conv|cnv|rds|roadster|spyder|spider|drop ?head|^cab$|targa|speedster)\b/,
    "Convertible",
  ],
  [
    /^s ?w$|\b(wag|wgon|wg|stw|stn wgn|st car|universal|universals|universalas|universaal|station ?wag[eo]ns?|stationcar|karavan|sportkombi|herrgardsvagn|(?<!halv)kombi(?! ?[35] ?d(?:o|oe)?r)|sport ?s? ?wagon|sportswagon|wagons?|wgn|estates?|touring|tourer|avant|variant|sports? tourer|^s w$|shooting brake|sportbrake|grandtour|sportstourer|alltrack|^st$|break|familiare?|stasjonsvogn|combi|troop ?carrier|troopy|allroad)\b/,
    "Wagon",
  ],
  [/\b(fast ?backs?|kupeja|kupee|coupes?|coup|cpe|cou|cp|2 ?d(oo)?r? car|gran coupe)\b/, "Coupe"],
  [
    /\b(^h b$|hecbek|hecbeks|subcompacto|hecbekas|luukpara|halvkombi|kombi ?[35] ?d(?:o|oe)?rs?|schragheck|steilheck|citadine|compacte|(small|city) cars?|hatch|hat|hch|hb|5hb|3hb|hbk|htch|h back|hatch ?backs?|hatchb\w*|berlina con porton|sportbacks?|lift ?backs?|kleinwagen|3 ?d(oo)?r|5 ?d(oo)?r|supermini|city car|kompakt|auta (male|miejskie)|samochody (male|miejskie)|micro ?car)\b/,
    "Hatch",
  ],
  [
    /\b(sdn|sedans?|limuzina?|sedanas|sedaan|berlines?|saloons?|limousines?|sed|^se$|^sd$|sdan|sln|sdan|sal|sln|4 ?d(oo)?r( car)?|notchback|stufenheck|berlina|compact|mid ?size|full ?size|executive)\b/,
    "Sedan",
  ],
  [/\b4x4\b|\b4wd\b/, "4x4"],
  [/\bprestige\b/, "Prestige"],
];

/** The label of a body in a feed's words ("Double Cab Pick Up" is a Ute); null if the words name no body. */
export const simpleBody = remember((words: string): SimpleBody | null => {
  const plain = fold(inOurScript(words));
  // "4D WAGON" is a wagon, but "4dr" alone is a sedan.
  const text = plain.replace(/\b\d ?d(oo)?r?\b(?= \w)/g, "").trim();
  return labelOf(text) ?? labelOf(plain) ?? labelOf(fold(uncamelled(words))) ?? misspeltBody(plain);
});

/**
 * Bodies that are recognised despite a typing error ("Hathcback"). Shorter words are left out, since with one letter
 * changed they may be other words.
 */
const SPELLABLE =
  "hatchback hatch sedan wagon convertible coupe utility caravan cabriolet motorhome motorcycle scooter".split(" ");

function misspeltBody(text: string): SimpleBody | null {
  const near = text.includes(" ") || text.length < 4 ? null : closest(text, SPELLABLE);
  return near ? labelOf(near) : null;
}

function labelOf(text: string): SimpleBody | null {
  return RULES.find(([rule]) => rule.test(text))?.[1] ?? null;
}
