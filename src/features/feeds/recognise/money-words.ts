/**
 * Words for amounts that are the dealer's own business: what the car was bought for, may be sold for or is worth in the
 * books. Such a column is never a displayed price, whatever else its heading says.
 */
const PRIVATE =
  /^(costs?|costing|costed|invoiced?|trade|traded|tradein|wholesale|purchase[sd]?|purchasing|bought|buy|buyin|buying|paid|payout|acquired|acquisition|landed|floorplan|reserves?|margin|profit|markup|holdback|mmr|acv|kbb|nada|redbook|blackbook|glasss?|glasses|eurotax|schwacke|valuation|valued|appraisal|appraised|insured|equity|exposure|encumbrance|nbv|wdv|capex|capitali[sz]ed|depreciat\w*|depr|depn|carrying|standin|stood|owes|recon|reconditioning|settlement|owed|owing|hammer|knockdown|expected|forecast|projected|target|anticipated|breakeven|\w*einkauf\w*|ek|selbstkosten\w*|\w*inkoop\w*|\w*aankoop\w*|inkop\w*|innkj\w*|indk\w*|kos(?:t)?pr[iy]\w+|kostpris|groothandel\w*|handelprys|costos?|costes?|custos?|achat|compra|acquisto|zakup\w*|marchand|h(?:a|ae)ndler\w*preis)$/;
/** Words with this meaning only beside a word for money: "Floor price" and "Book value", but not "Year min". */
const PRIVATE_OF_MONEY =
  /^(min|minimum|lowest|bottom|walkaway|floor|floored|book|ledger|stand|internal|staff|confidential|private|payable|transfer)$/;
const MONEY_NOUN = /^(prices?|costs?|values?|amounts?|figures?|aud|dollars?|money|gst)$/;

/**
 * The same meaning in several words, or in letters separated by points; matched against the heading's joined words:
 * "N.B.V.", "Net book", "Part ex value", "Capital amount".
 */
const PRIVATE_PHRASE =
  /(?:^| )(?:n b v|w d v|net book|written down|red book|black book|trade in|part ex(?:change)?|stands? me|dealer net|front gross|(?:stock|inventory|capital|asset|insurance|agreed|cap|rv) (?:values?|val|amounts?))(?: |$)/;
/** Words that mean book amounts only when alone; they mean something else beside other words: "RV price". */
const PRIVATE_ALONE =
  /^(?:rv|r v|cap|cap (?:clean|avg|average|below|retail|trade|live)|book|gross|gp|stands?(?: in| at)?|in for|in it for|owing|asset|ledger|floor|floored|capital|total in)$/;

/** After these words, "buy" refers to the shopper: "Buy now price". Trade Me is a marketplace. */
const PUBLIC_BUY = /^(now|online|it|outright|today|me)$/;

/** Words for part of a price or for repeated payments, as opposed to the price on offer. */
const PART =
  /^(bids?|deposit|bond|weekly|week|wk|pw|fortnight\w*|fn|ftn|pf|pymts?|pmts?|monthly|month|mth|yearly|annual\w*|repayments?|payments?|instal\w*|finance|financed|balloon|residuals?|interest|rates?|tax|lct|duty|stamp|fees?|charges?|levy|freight|delivery|predelivery|shipping|transport|rego|registration|ctp|insurance|warranty|servic(e|ing)|prep|preparation|rectification|repairs?|damages?|detailing|refurb\w*|gap|accessor(y|ies)|options?|addons?|tyres?|saving|savings|save|discounts?|rebate|bonus|cashback|difference|commission|orcs?|rating|rank|indicator|index|score|average|avg|changed?|changes|drop|history|est|estd|estimate[ds]?|count|updated|date|valid|expiry|status|source)$/;

/** Words for what a price includes or excludes: "Price inc GST", "Excl. govt charges price". */
const HOLDS = /^(inc|incl|including|includes|ex|exc|excl|excluding|excludes|plus|before|without|egc|less)$/;

/** Words that make a heading about something other than money despite a private word: "Invoice date". */
const NOT_MONEY =
  /^(date|dates|day|days|number|numbers|no|num|nr|id|ref|code|name|type|status|by|from|who|when|where|centre|center|department|kg|kgs|mass|weight|km|kms|klms?|kilomet(?:re|er)s|odo|odometer|speedo|mileage|length|height|width|seats?|mats?|note|notes|comments?|location|yard|branch|address|url|link|images?|photos?|plan|method|source|accepted|allowed|welcome|currency)$/;

/** Prices that may not be the dealer's asking price; such a column counts only if no other is a price. */
const SECOND_CHOICE =
  /^(dealers?|net|nett|netto|rrp|msrp|guide|sold|public|neuf|nieuw|neupreis|neu|listenpreis|cif|cnf|catalogue|catalogus|consumentenprijs|nypris)$/;

/**
 * `private`: what the dealer paid or would accept, never shown; `part`: a fee, a saving or a repayment; null if the
 * heading means neither.
 */
export function otherMoney(words: readonly string[]): "private" | "part" | null {
  const buysNow = words.some((word) => PUBLIC_BUY.test(word));
  const ofMoney = words.some((word) => MONEY_NOUN.test(word));
  const isPrivate = (word: string) =>
    (PRIVATE.test(word) && !(buysNow && /^(buy|trade)$/.test(word))) || (ofMoney && PRIVATE_OF_MONEY.test(word));
  if (words.some(isPrivate) || isPrivatePhrase(words))
    return words.some((word) => NOT_MONEY.test(word)) ? "part" : "private";
  const isPeriod = /(?:^| )p f(?: |$)|(?:^| )p w(?: |$)/.test(words.join(" "));
  const isHeld = words.some((word) => HOLDS.test(word)) || isBeforeRoads(words);
  return isPeriod || (!isHeld && words.some((word) => PART.test(word))) ? "part" : null;
}

/** Whether on-road costs are added to a heading's price: true for "Retail +ORC", but not for "Dealer ORC". */
const isBeforeRoads = (words: readonly string[]) =>
  /^orcs?$/.test(words.at(-1) ?? "") && words.some((word) => /^(prices?|retail|sell|selling|ask|asking)$/.test(word));

function isPrivatePhrase(words: readonly string[]): boolean {
  const plain = words.filter((word) => !/^(aud|gst|vat|inc|incl|exc|excl)$/.test(word)).join(" ");
  return PRIVATE_PHRASE.test(plain) || PRIVATE_ALONE.test(plain);
}

/** Headings that mean the price only if the file has no other: "Dealer price", "RRP", "New price". */
export function isSecondChoice(words: readonly string[]): boolean {
  return words.some((word) => SECOND_CHOICE.test(word)) || /^(new price|price new|value)$/.test(words.join(" "));
}

/** Whether a heading's price is for other dealers, because another column has the public's. */
export const isForTrade = (words: readonly string[], others: readonly (readonly string[])[]): boolean =>
  words.includes("dealer") && others.some((other) => other.includes("public"));

/** Whether a value is only an amount of money, perhaps with currency and tax: not a date, a code or a sentence. */
export function isMoney(value: string): boolean {
  return (
    value.length <= 40 &&
    /^-?\s*(aud?|nz|us)?\s?[$£€]?\s?-?\d[\d,. ]*k?\s*(aud|nzd|usd)?\s*\(?((ex|inc|incl|excl|plus|\+)\.?\s*gst)?\)?$/i.test(
      value,
    ) &&
    !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(value)
  );
}
