/** Phrases that mean nothing, though one of their words does alone: "The Range" is a suburb. */
const SAID: string =
  "in the way of|by the way|no worries|any chance|hey siri|ok google|okay google|hey google|happy to|not fussed|not fussy|" +
  "not picky|not worried|auto headlights|automatic headlights|auto lights|auto wipers|automatic wipers|rain sensing wipers|" +
  "auto high beam|auto dimming|auto hold|auto start stop|auto stop start|dual clutch|another on the way|one on the way|baby on the way|bub on the way|kid on the way|" +
  "new parents|new parent|new mum|new mums|new dad|new dads|new baby|new job|new house|" +
  "new owner|new owners|new tyres|new tires|new tyre|new battery|new brakes|new clutch|new windscreen|new engine|" +
  "new timing belt|new rego|new suspension|new rims|new wheels|new paint|new carpet|new seats|new to driving|weekend toy|weekend toys|across the back|van life|wind up|windup|wind out|big bore|open to offers|price drop|" +
  "side door|side doors|twin sliding doors|dual sliding doors|barn doors|rear barn doors|barn door|" +
  "ex lease|ex rental|ex government|ex govt|ex gov|ex fleet|ex police|ex council|ex mining|ex taxi|ex hire|" +
  "central locking|cd player|single mum|single mother|single dad|single parent|air vents|rear air vents|car worth|bike worth|van worth|is worth|seating position|driving position|rear door|rear doors|luxury car tax|lct threshold|lct|fbt threshold|" +
  "car for work|cars for work|vehicle for work|urgent for work|go to work|get to work|getting to work|drive to work|driving to work|commute to work|travel to work|and from work|work commute|for my work|for my job|work car|" +
  "long warranty|full warranty|good warranty|write offs|write off|hail damage|one lady owner|one careful owner|lady owner|" +
  "zero deposit|no deposit|nil deposit|self employed|abn holder|credit check|rent to own|lock in contract|lock in|" +
  "boxer engine|boxer motor|biturbo|bi turbo|twin turbo|2 stroke|two stroke|4 stroke|four stroke|" +
  "new shape|old shape|latest shape|current shape|new look|face lift|new gen|new generation|next gen|next generation|" +
  "old gen|current gen|current generation|latest gen|latest generation|last gen|previous gen|previous generation|" +
  "under offer|under market|black friday|ultra light|super light|five star|four star|" +
  "grey nomad|grey nomads|road legal|blue chip|red hot|last minute|part exchange|part ex|top of the range|" +
  "courier work|courier job|courier jobs|courier run|courier runs|move house|moving house|non turbo|no turbo|not turbo|non turbocharged|" +
  "naturally aspirated|can pick up|to pick up|will pick up|ill pick up|local pick up|" +
  "new car warranty|new vehicle warranty|balance of warranty|still under warranty|under warranty|in warranty|" +
  "may concern|it may concern|dear sir|dear madam|sir or madam|sir madam|dear sir or madam|dear sir madam|" +
  "yours sincerely|yours faithfully|kind regards|best regards|best price on|best price for|best price you|your best price|good morning|good afternoon|good evening|big lap|the big lap|" +
  "my oldest|our oldest|her oldest|his oldest|oldest child|oldest kid|oldest son|oldest daughter|oldest boy|oldest girl|" +
  "instant asset|asset write off|instant asset write off|forward fold|forward folding|rear fold|rear folding|side fold|" +
  "new to australia|new to the country|new in town|new to town|new to the area|new here|international student|" +
  "international students|international licence|international license|timing chain|timing belt|cam belt|cape york|fraser island|k gari|kgari|simpson desert|gibb river|gibb river road|nullarbor|moreton island|" +
  "stradbroke island|high country|telegraph track|beach driving|pre purchase|pre order form|no more to pay|nothing more to pay";

/** Parts that work by motor or by hand, which few feeds record: "electric windows" does not ask for an electric car. */
const WORKED =
  "window|windows|mirror|mirrors|door mirrors|wipers|headlights|headlamps|lights|handbrake|hand brake|" +
  "park brake|parking brake|door locks|locks|sliding door|sliding doors|air con|aircon|air conditioning|climate control|" +
  "blinds|steering|folding mirrors|high beam|high beams|seat belts|fuel pump|ignition";
const WORKED_BY = ["electric", "electrical", "power", "powered", "manual", "automatic", "auto"];
/**
 * Equipment that stock does record. "Auto air con" may mean a gearbox and air conditioning, so of the words above only
 * "manual" forms a phrase without meaning with it.
 */
const TOLD = /^(air ?con|climate|air)/;

/** All such phrases, joined from the words above. */
export const PLAIN_PHRASES: readonly string[] = [
  ...SAID.split("|"),
  ...WORKED_BY.flatMap((by) =>
    WORKED.split("|")
      .filter((part) => !TOLD.test(part) || by === "manual")
      .map((part) => `${by} ${part}`),
  ),
];
