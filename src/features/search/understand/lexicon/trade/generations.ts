import { beginningsOf } from "../../grammar/phrase-table.ts";

/**
 * Codes and names of a model's generations, by the words of its name. Stock rarely records them, so beside that name
 * they are ignored, unless the site's own stock has a series or badge of that name.
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
  ["r32 r33 r34 r35 v35 v36", "skyline gtr gtst gtt"],
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
  ["ek eg eh ej em1 es eu fn2 ek9 ep3 fd2 fk2 fk7 fk8 fl5", "civic"],
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
  [
    "s1 s2 s3 s4 s5 s6 g1 g2 g3 g4 g5 g6 g4x g5x g6x s4x s5x my",
    "forester foz impreza xv crosstrek outback liberty levorg wrx subaru subie",
  ],
  ["py pa nextgen gen5 t6.1 t6.2", "ranger rangers everest"],
  ["ua ua2 uaii ub", "everest"],
  ["ra ra2 p702", "raptor f150"],
  ["va vb ts tr ac ah pk bk bl", "astra"],
  ["jg jh jg2 j300", "cruze"],
  ["cg7 cg cgii cg2", "captiva"],
  ["wh wk wl wm wn wn2", "caprice statesman"],
  ["vt vx vu vy vz ve vf", "ss sv6 sv8 ute maloo clubsport hsv calais berlina executive monaro"],
  ["sas23 as23 ehs2 azs1 szp1 szp3 zs11 eh32 sah1", "mg zs hs mg3 mg4 ezs"],
  ["na2w nb2w jk1 jk2 dy dz bt3 bt6", "mazda"],
  ["bm bn bp1", "mazda3 mazda 3"],
  ["ur0 up0 yf1 tf2 dx", "bt50 bt"],
  ["kh kf4w2a kf2w7a kf2wla tb tc", "cx5 cx9 cx60 cx"],
  ["l33 l32 j32", "altima maxima teana"],
  ["y50 y51 d41 s35", "nissan"],
  ["c11 c12 c13", "pulsar tiida"],
  ["e11 e12 e13 ze0 ze1", "note leaf"],
  ["d22s d23s s1 s2 s3 s4 s5", "navara"],
  ["st150 st185 st205 zzt231 zze122 zze123 zzr", "celica corolla levin"],
  ["acr30 acr50 gsr50", "tarago previa estima"],
  ["ggn25 kun25 gun125 tgn16 tgn121", "hilux"],
  ["mzea12 zwe211 zre182 nre180", "corolla"],
  ["fj80 fj100 hdj80 hzj75 hzj79 hzj105 uzj100 uzj200 fja300 vdja300", "landcruiser cruiser toyota series"],
  ["fb fc fd fc3s fd3s se3p", "rx7 rx8"],
  ["jzx81 jzx90 jzx100 jzx110 gx71 gx81 gx90 gx100", "chaser cresta"],
  ["jza70 jza80 a70 a80 a90 sw20 aw11 zzw30", "supra mr2"],
  ["ae82 ae85 ae86 ae92 ae101 ae111", "levin trueno sprinter corolla"],
  ["dc2 dc5 db8 ap1 ap2", "integra s2000"],
  ["z31 z32 z33 z34 rz34", "300zx 350z 370z fairlady z"],
  ["cn9a cp9a ct9a cz4a cd9a", "lancer evo evolution"],
  ["ts2 ph ws1 wd we", "lancer galant magna verada"],
  ["te tf th tj tl tw", "magna verada"],
  ["ha3w la lb lc", "mirage"],
  ["ya yb", "eclipse"],
  ["hd xd md ad cn7", "elantra"],
  ["gk2 rb5 rb6 ac3", "accent veloster"],
  ["lf nf yf dn8", "sonata"],
  ["on ks sp2 sp2i sp3 qy", "kia seltos stonic carens rondo"],
  ["ja jb ub yb sc", "rio picanto"],
  ["mj mq cv cv1 mv ov", "kia ev6 ev9 sorento"],
  ["xm2 jf dl3", "optima sorento k5"],
  ["fe fe1 fk7 fk4 9thgen 10thgen 11thgen", "civic"],
  ["cl9 cu cp", "accord euro"],
  ["rp rg", "odyssey city"],
  ["rs4x rs415 azg za11s rs416", "swift"],
  ["jb23 jb33 jb43", "jimny"],
  ["ly ly2 ls450", "vitara"],
  ["t5 t6 t6.1 t5.1 sgh", "transporter multivan caravelle kombi"],
  ["8j fv 4g c7 c8 4h d4", "audi tt a6 a8"],
  ["8r fy 8u f3 4l 4m gb", "audi q5 q3 q7 a1"],
  ["b8.5 b9.5 f5", "audi a4 a5"],
  ["a45w 3c b8r cc", "passat"],
  ["au aw mqb a6 a7 7.5 8.5 1k 5k 5g cd", "golf"],
  ["tw ck fy2", "touareg tiguan"],
  ["g30 g31 g22 g23 g42 g87 f22 f23 f32 f33 f36 f82 f83 f87", "bmw beemer bimmer series m2 m3 m4"],
  ["f16 f26 f39 f85 f86 f95 f96 f97 f98 g06 g07 g02 u10 e71", "bmw beemer bimmer x1 x2 x3 x4 x5 x6 x7"],
  [
    "c117 c118 x117 x118 w156 h247 x156 w246 w247 a205 a207 c207 c238 r172 r231 x204 c292 v177 h243",
    "mercedes merc benz cla gla glb glk glc slk sl b class cls eqa eqb",
  ],
  ["906 907 w447 w639 w470", "sprinter vito viano mercedes class"],
  [
    "l322 l405 l460 l320 l494 l461 l538 l551 l550 l462 l319 l663 l316",
    "range rover evoque discovery disco defender sport freelander",
  ],
  ["991 992 997 996 993 964 930 981 982 987 986 718", "porsche boxster cayman"],
  ["x250 x260 x760 x761", "jaguar xf xe pace"],
  ["p1 p2 p3 y20 l550", "volvo"],
  ["kl js mp", "jeep compass cherokee"],
  ["dj ds dt 1500dt 1500ds", "ram laramie 1500"],
  ["k9 sk8c sk8 v80 v90", "ldv t60 g10"],
  ["v200 nbk ph3", "cannon haval tank gwm"],
  ["k2", "haval h6 jolion"],
  ["xu", "xuv scorpio"],
  ["juniper", "y tesla modely"],
  ["yb", "stonic"],
  ["de sg2", "niro"],
  ["ja jape", "picanto"],
  ["qx qx1", "venue"],
  ["lx2 lx3", "palisade"],
  ["us4", "staria"],
  ["bc3", "i20"],
  ["cn7", "sedan i30"],
  ["sx2 osev", "kona"],
  ["mx5 tm3", "santa santafe"],
  ["nx5", "tucson"],
  ["ik jx1 jk1 rs4", "genesis gv70 gv80 g70 g80"],
  ["f15 f16", "juke"],
  ["zh zg zd", "escape kuga"],
  ["jk", "puma"],
  ["vo vn vm vz", "transit"],
  ["dm dm1 dm2a", "cx30"],
  ["kk kk1", "cx90 cx80"],
  ["tg tg2 tg4", "cx8 cx9"],
  ["gt g24", "crosstrek xv impreza"],
  ["zc6 zd8 zc", "brz"],
  ["jb74w gj jc74w", "jimny"],
  ["az uz ez24", "swift"],
  ["mf ew wb", "ignis baleno fronx"],
  ["c1 c11 c12 d11 d1", "tcross cross troc roc"],
  ["3h cb", "arteon passat"],
  ["2h 2hfl", "amarok"],
  ["ne nx 5e", "octavia"],
  ["ns nu nw np nj pj 3v", "kodiaq karoq kamiq superb fabia"],
  ["km k1", "cupra formentor leon born ateca"],
  ["a01 b01 b03", "jolion haval h6"],
  ["npw", "cannon gwm"],
  ["hzg xzg jfb xjb hjb h45 bfb x82 f61", "renault koleos captur megane trafic kangoo arkana"],
  ["p24 p84 p64 p54 t9", "peugeot 2008 3008 5008 308"],
  ["m6 jt wl wl74", "jeep compass gladiator cherokee"],
  ["fc fb rs rw rv", "civic crv hrv"],
  ["xz uz 536 246", "volvo xc40 xc60 xc90"],
  ["q200 q215 q250 q261 y400 y450 y461 c300 x150", "ssangyong musso rexton korando tivoli"],
  ["t1a t31 t32 c5 o5", "chery omoda tiggo"],
];

/**
 * Generations of any model: "mk7", "series 2", "gen 4", "3rd gen", "ser 2", and chassis codes from listings, "GUN126R".
 */
const OF_ANY =
  /^(mk|mark|gen|generation|series|ser|phase|facelift)(\d{1,2}(\.\d)?|i{1,3}|iv|vi{0,3})$|^(\d|1\d)(st|nd|rd|th)gen(eration)?$|^(first|second|third|fourth|fifth|sixth|seventh|eighth)gen(eration)?$|^[a-z]{3,5}\d{2,3}[rlnw]$/;

/** Makers' engine codes, as enthusiasts type them. The stock only records litres and cylinders. */
const ENGINES = new Set(
  (
    "1gd 2gd 1kd 2kd 1hz 1hd 1vd 1kz 1jz 2jz 1uz 2uz 3uz 1ur 1gr 2gr 2ar 2tr 3rz 1nz 2zr 4age 3sgte b58 b48 n54 n55 s55 " +
    "s58 n63 m274 m177 om642 om654 ea888 ea211 ea189 fa20 fa24 fb20 fb25 ej20 ej25 ez30 ez36 ez30r rb20 rb25 rb26 sr20 ca18 " +
    "vq35 vq37 vq40 vk56 zd30 td42 tb48 tb45 yd25 qr25 mr20 hr16 vr30 4m40 4m41 4d56 4n15 4n16 4g63 4b11 4b12 6g74 6g75 4jj1 " +
    "4jj3 4jk1 4jx1 4hk1 4hl1 6hk1 6wg1 j08e n04c 4p10 isb6 isx15 x15 k20 k24 b16 b18 h22 l15 r18 j35 ls1 ls2 ls3 lsa l98 l77 l76 " +
    "ly7 lfx barra d4d 1gdftv 2gdftv 1kdftv 2jzgte 2jzge rb26dett rb25det sr20det"
  ).split(" "),
);
/** Suffixes of such a code: "1GD-FTV", "2JZ-GTE". */
const ENGINE_ENDS = new Set("ftv fte gte ge fe fse tcx dett det de ddti ddt tfi".split(" "));

export const isEngineCode = (key: string): boolean => ENGINES.has(key);
export const isEngineEnd = (key: string): boolean => ENGINE_ENDS.has(key);

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

/** Whether a word can begin a generation. One look-up shows that most words do not. */
export const beginsGeneration = (key: string): boolean => BEGINNINGS.has(key) || BEGINS_ANY.test(key);
const BEGINS_ANY =
  /^(\d|mk|mark|gen|series|ser|phase)|^(first|second|third|fourth|fifth|sixth|seventh|eighth)$|^[a-z]{3,5}\d{2,3}[rlnw]$/;

/** Whether joined words are a generation code of a model that another word of the text names. */
export const isGenerationOf = (key: string, isSaid: (names: ReadonlySet<string>) => boolean): boolean => {
  const names = NAMES_OF.get(key);
  return names !== undefined && isSaid(names);
};

/** Whether joined words are a generation of any model. */
export const isAnyGeneration = (key: string): boolean => OF_ANY.test(key);
