import { beginningsOf } from "../../grammar/phrase-table.ts";

/**
 * What people call the generations of a model, by the words of its name: stock rarely tells them. They say nothing
 * beside that name, unless the site's own stock has a series or badge that is called so.
 */
const ROWS: readonly (readonly [codes: string, names: string])[] = [
  ["vb vc vh vk vl vn vp vr vs vt vx vy vz ve ve2 veii vf vf2 vfii zb", "commodore commodores commo holden calais ute"],
  ["xa xb xc xd xe xf xg xh ea eb ed ef el au au2 au3 ba ba2 bf bf2 bf3 fg fg2 fgx", "falcon falcons fairmont xr6 xr8"],
  ["sx sx2 sy sy2 sz sz2", "territory"],
  ["pj pk px px1 px2 px3 pxi pxii pxiii t6 p703 nextgen", "ranger rangers"],
  ["ls lt lv lw lw2 lz sa", "focus"],
  ["fm fn s197 s550 s650", "mustang stang"],
  ["ws wt wz", "fiesta"],
  ["n70 n80 kun26 gun126 kun gun kun16 gun122 gun123 ggn15", "hilux hiluxes lux"],
  ["90series 95series 120series 150series 250series 120 150 250 j250 j150 kzj95 grj120 kdj150 gdj150", "prado prados"],
  ["xv40 xv50 xv70 acv40 asv50", "camry"],
  ["zre152 zre172 zre182 ae92 ae101 ae112 e210", "corolla"],
  ["aca33 asa44 zsa42 xa50 axah54", "rav4 rav"],
  ["gsu40 gsu45 gsu50 gsu55", "kluger"],
  ["zn6 zn8", "86 gt86 gr86"],
  ["h200 h300 kdh200 trh200", "hiace"],
  ["gq gu gu4 y60 y61 y62", "patrol"],
  ["d21 d22 d23 d40 np300", "navara"],
  ["t30 t31 t32 t33", "xtrail trail"],
  ["r50 r51 r52 r53", "pathfinder"],
  ["r32 r33 r34 v35 v36", "skyline"],
  ["s13 s14 s15", "silvia 200sx"],
  ["k12 k13", "micra"],
  ["j10 j11 j12", "qashqai dualis"],
  ["mk ml mn mq mr mv", "triton tritons"],
  ["nj nk nl nm np ns nt nw nx", "pajero"],
  ["qe qf", "pajero sport"],
  ["ce cg ch cj cf", "lancer"],
  ["zg zh zj zk zl zm", "outlander"],
  ["xa xb xc xd", "asx"],
  ["bj bk bl bm bn bp", "mazda3 mazda 3"],
  ["gg gh gj gl", "mazda6 mazda 6"],
  ["de dj dl", "mazda2 mazda 2"],
  ["ke kf", "cx5 cx"],
  ["dk", "cx3 cx"],
  ["up ur tf", "bt50 bt"],
  ["na nb nc nd", "mx5 mx miata"],
  ["sf sg sh sj sk", "forester foz"],
  ["gc8 gd gda gdb gr gv v1 va vb", "wrx sti impreza"],
  ["bp br bs bt", "outback liberty"],
  ["ek9 ep3 fd2 fk2 fk7 fk8 fl5", "civic"],
  ["rd1 rd7 re rm rw rt", "crv"],
  ["ru rv", "hrv"],
  ["gd ge gk gr", "jazz"],
  ["tl tl2 tl3 tle jm lm nx4", "tucson ix35"],
  ["fd gd gd2 gd4 pd pd2 pde", "i30"],
  ["cm dm tm tm2", "santa santafe"],
  ["os osv4", "kona"],
  ["sl ql nq5", "sportage"],
  ["xm um mq4", "sorento"],
  ["vq yp ka4", "carnival"],
  ["td yd bd", "cerato"],
  ["ck", "stinger"],
  ["rg rc tfs tfr ra", "dmax colorado rodeo"],
  ["rj uc", "mux"],
  ["wk wk2 wl zj wj wh", "cherokee"],
  ["tj jk jku jl jlu", "wrangler"],
  ["sj70 jb74 jb64 sn413", "jimny"],
  ["ez fz", "swift"],
  ["e21 e30 e36 e46 e90 e91 e92 e93 f30 f31 f80 g20 g21 g80", "bmw beemer bimmer series m3"],
  ["e87 e82 e88 f20 f40 f21", "bmw beemer bimmer series"],
  ["e34 e39 e60 e61 f10 f11 g30 g60", "bmw beemer bimmer series m5"],
  ["e53 e70 f15 g05 e83 f25 g01 e84 f48 u11", "bmw beemer bimmer x5 x3 x1"],
  ["w201 w202 w203 w204 w205 w206 c204 c205", "mercedes merc benz c c63 c200 c250 c300 class"],
  ["w124 w210 w211 w212 w213 w214", "mercedes merc benz e e63 class"],
  ["w168 w169 w176 w177", "mercedes merc benz a a45 class"],
  ["w163 w164 w166 v167 x253 x254 w463", "mercedes merc benz ml gle glc class"],
  ["b5 b6 b7 b8 b9", "audi a4 s4 rs4 passat"],
  ["8l 8p 8v 8y", "audi a3 s3 rs3"],
  ["r50 r53 r55 r56 f54 f55 f56 f57 f60 r60", "mini cooper"],
  ["6n 9n 6r 6c aw", "polo"],
  ["5n ad1", "tiguan"],
  ["nh ng nf", "amarok"],
  ["highland", "3 tesla model3"],
  ["juniper", "y tesla modely"],
];

/** Of any model: "mk7", "series 2", "gen 4". */
const OF_ANY = /^(mk|mark|gen|series)(\d{1,2}(\.\d)?|i{1,3}|iv|v)$|^(\d)(st|nd|rd|th)gen(eration)?$/;

const NAMES_OF: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const names = new Map<string, Set<string>>();
  for (const [codes, words] of ROWS) {
    for (const code of codes.split(" ")) {
      const known = names.get(code) ?? new Set();
      for (const word of words.split(" ")) known.add(word);
      names.set(code, known);
    }
  }
  return names;
})();

const BEGINNINGS = beginningsOf([...NAMES_OF.keys(), "mk", "mark", "gen", "series"]);

/** Whether a word can begin what tells a generation: one look-up tells most words that they do not. */
export const beginsGeneration = (key: string): boolean => BEGINNINGS.has(key) || /^(\d|mk|mark|gen|series)/.test(key);

/** Whether joined words are a generation's code, and a model that has it is named by one of the text's other words. */
export const isGenerationOf = (key: string, isSaid: (names: ReadonlySet<string>) => boolean): boolean => {
  const names = NAMES_OF.get(key);
  return names !== undefined && isSaid(names);
};

/** Whether joined words tell a generation of any model. */
export const isAnyGeneration = (key: string): boolean => OF_ANY.test(key);
