import { COMMON_WORDS } from "./common-words.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";

/** Words that join, exclude or mean nothing. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

export const OR_WORDS = words("or");
/** Words that require all the choices they join, and mean nothing alone. */
export const AND_WORDS = words("and plus with wiv wth witha w has have having including incl inc n");
export const NOT_WORDS = words(
  "barring exclude excludes not without no except excluding excl minus isnt arent non nor neither nothing hide skip ignore avoid avoiding hate",
);
/** Phrases that exclude the next choice, as joined keys: "anything but white". */
export const NOT_PHRASES = words(`
  anythingbut everythingbut allbut anycolourbut anycolorbut otherthan apartfrom ratherthan insteadof dontwant donotwant
  dontlike dontshowme dontshow donotshowme dontneed donotneed dontgiveme leaveout leavingout leaveoutthe noneedfor notinto notafanof notkeenon exceptfor butnot nothingin nothingwith nothinglike noneofthe notinterestedin notlookingfor cantstand
  sickof tiredof hadenoughof fedupwith anythingbar everythingbar allbar anycolourbar anybrandbar anybrandbut anymakebut anycarbut asidefrom otherthen
  stayawayfrom awayfrom wo wout mustntbe shouldntbe cantbe cannotbe canthave cannothave
`);

/** "That'll", "who'd", "needn't": contractions, which mean as little as their parts. */
const DRAWN_TOGETHER = [
  "i you he she it we they that this there here who what where when why how".split(" "),
  "could would might ought must need do does did is are was were have has had ca wo".split(" "),
]
  .flatMap((stems, at) =>
    stems.flatMap((stem) => (at === 0 ? ["ll", "ve", "d", "re", "s"] : ["nt"]).map((end) => stem + end)),
  )
  .join(" ");

/** Words without meaning, which are never searched for (docs/search-words.md). */
export const WEIGHTLESS = words(`
  a an the any some my our your me i im id you we he she it its is are be in on of for to by at as from that this these
  those which what where whats wheres how there thats very really just only also too please pls thanks hi hello hey
  car cars vehicle vehicles automobile automobiles automotive motor motors ride rides wheels machine
  sale sales selling sell buy buying purchase get find finding search searching look looking show want wanted wanting
  need needed needing after wanna would like love best good great nice clean tidy decent reliable solid quality perfect
  excellent mint immaculate condition cond luxury luxurious sporty stylish comfortable comfy practical safe popular top
  deal deals offer offers special specials bargain bargains price prices priced pricing cost costs value money
  stock available availability dealer dealers dealership dealerships yard lot online local locally nearby
  type types style kind sort model models make makes brand brands badge series version variant spec specs
  body engine transmission gearbox trans fuel drive colour color coloured colored interior exterior shape
  registered rego registration roadworthy rwc warranty service history full owner owners private
  kids kid child children daughter son wife husband missus hubby partner mum dad nan grandma teen teenager student uni people adults person
  around town long trips trip road travel travelling traveling holiday holidays weekend weekends
  tradie trade tradies job jobs site use driving daily commute commuting commuter runabout runaround
  wheel seat seats seater door doors kilometre kilometres km kms year years old age aged dollars bucks budget
  max min maximum minimum under over about approx roughly circa between within up less more than least most newer
  older then else per each either both all every one ones two three 2nd second
  review reviews photo photos picture pictures image images video compare vs versus
  fast quick powerful efficient cheaply low high big huge large medium mid size sized compact tiny
  something anything everything someone couple but if prefer preferably ideally possible possibly must should will would
  dont mate cheers gday interested thinking might maybe right now today asap still
  iphone smartphone got carsales autotrader gumtree logbook logbooks books small big light heavy pretty fancy cool fun basic do does did can could has
  away driveaway included includes gov government govt fleet finance financed ancap
  repayment repayments subscription subscriptions subscribe subscribing subs payment payments delivery delivered deliver shipping shipped uber rideshare school run runout out
  plate plated plates complied compliance bigger smaller larger similar alternative comparable equivalent lightweight
  tow tows pull pulling limit mark kilometre length reading arrivals expensive pricey dear weekly fortnightly monthly normal legal licence license licences lic lics early late mild build builds tax fbt exempt gst guide abn chattel mortgage centrelink ppsr revs fsh garaged smoker smoked rider riders rental rentals sold usb aux player wipers rating metro cbd postcode number fully base log clearance reduced eofy pref calculator parts optioned 48v tsi tfsi heaps roof turbo turbocharged vin stk near airport range northside southside eastside westside steel siri alexa google fussed fussy fuss workhorse first break breaks down up front cheerful four five six seven eight nine ten yall ${DRAWN_TOGETHER}
  ${EVERYDAY_WORDS}
  ${COMMON_WORDS}
`);

/** Words that bound an amount. Without an amount they mean nothing, and alone they are not a choice. */
export const BOUND_WORDS = words(`
  under over below above max min maximum minimum about approx roughly circa between within up less than more least most
  newer older before after since until till sub pre post last past cheaper ish
`);

/** Words that mean nothing and are not towns, except as a model right after its make: "city driving", "Honda City". */
export const PLAIN_EXCEPT_AFTER_MAKE = words(
  "city charger carry home boss dream trek explore planet camp ski lwb swb mwb xlwb",
);

/** The single words of phrases with an indirect meaning (`specials.ts`), which are correctly spelt. */
export const SPECIAL_WORDS: readonly string[] =
  "german japanese korean chinese european american french italian british swedish late later lowest highest fewest near nearly almost low third row rows family families towing efficient economical economy affordable cheapest dearest expensive arrivals mileage inline straight slant".split(
    " ",
  );

/** Short amount words whose misspellings are corrected, as those of longer words are: "undr 20k". */
export const AMOUNT_WORDS_MENDED: readonly string[] =
  "under below over above around less more than about grand week month doors berth tonne seven eight forty fifty litre range newer older".split(
    " ",
  );

/** Words for streets. After a name they make it an address, not a make or colour: "Holden Lane". */
export const STREET_WORDS = words("lane street road avenue ave parade highway hwy crescent court boulevard rd");

/** Models that these words mean only if the site has them, or after their make. */
export const UNSURE_MODELS = words(`
  note leaf up city edge suburban soul spark pilot focus classic speed monster shark seal fox switch express custom rebel quest
  journey escape territory legend liberty swan eagle knight golf swift getaway aspire dolphin habitat fighter
  beat born dawn force freedom global grace king pride song spirit spring carry spin hero logo cell stream matrix
  element origin delta core unit earth charger sunny special shuttle hunter midget seven regal neon combo bravo expert metro director senator traveller hawk nomad move
`);

/** Models whose names are also plain words. The plain word is offered as another reading. */
export const PLAIN_MODELS = words(`
  golf swift ranger escape focus fiesta territory edge patrol leaf note pulse juke micra outback forester liberty legend
  city jazz accord civic pilot odyssey polo up beetle passat compass renegade wrangler gladiator journey eagle swan
  trooper knight getaway aspire monster dolphin seal shark fox explorer transit custom puma territory rio soul spark
  astra colorado cruze defender discovery frontier pathfinder navara dualis mirage lancer triton express seltos venue
  quest rebel classic hunter scout interceptor speed vulcan ninja tiger expanda conquest switch habitat fighter
`);
