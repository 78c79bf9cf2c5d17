/**
 * Words for amounts that are the dealer's own business: what the car was bought for, may be sold for or is worth in
 * the books. Such a column is never a shown price, whatever else its heading says.
 */
const PRIVATE =
  /^(costs?|costing|costed|invoiced?|trade|traded|tradein|wholesale|purchase[sd]?|purchasing|bought|buy|buyin|buying|paid|payout|acquired|acquisition|landed|floorplan|reserves?|margin|profit|markup|holdback|mmr|acv|redbook|glasses|valuation|valued|appraisal|appraised|recon|reconditioning|settlement|owed|owing|hammer|knockdown|expected|forecast|projected|target|anticipated|breakeven|einkauf\w*|ek|inkoop\w*|inkop\w*|innkjop\w*|achat|compra|acquisto|zakup\w*|marchand|h(?:a|ae)ndler\w*preis)$/;
/** Words that have this meaning only beside a word for money: "Floor price" and "Book value", but not "Year min". */
const PRIVATE_OF_MONEY =
  /^(min|minimum|lowest|bottom|walkaway|floor|floored|book|ledger|stand|internal|staff|confidential|private|payable|transfer)$/;
const MONEY_NOUN = /^(prices?|costs?|values?|amounts?|figures?|aud|dollars?|money|gst)$/;

/** After these words "buy" is the shopper's: "Buy now price". Trade Me is a place to sell. */
const PUBLIC_BUY = /^(now|online|it|outright|today|me)$/;

/** Words for a part of the price, or for repeated payments: not what the car is offered for. */
const PART =
  /^(bids?|deposit|bond|weekly|week|wk|pw|fortnight\w*|monthly|month|mth|yearly|annual\w*|repayments?|payments?|instal\w*|finance|financed|balloon|residual|interest|rates?|tax|lct|duty|stamp|fees?|charges?|levy|freight|delivery|predelivery|shipping|transport|rego|registration|ctp|insurance|warranty|servic(e|ing)|accessor(y|ies)|options?|addons?|tyres?|saving|savings|save|discounts?|rebate|bonus|cashback|difference|commission|orcs?|rating|rank|indicator|index|score|average|avg|changed?|changes|drop|history|est|estd|estimate[ds]?|count|updated|date|valid|expiry|status|source)$/;

/** Words for what a price includes: "Price inc GST", "Excl. govt charges price". */
const HOLDS = /^(inc|incl|including|includes|ex|exc|excl|excluding|excludes|plus|before|without|egc|less)$/;

/** Words by which a heading is about something other than money despite a private word: "Invoice date". */
const NOT_MONEY =
  /^(date|dates|day|days|number|numbers|no|num|nr|id|ref|code|name|type|status|by|from|who|when|where|centre|center|department|kg|kgs|mass|weight|km|kms|klms?|kilomet(?:re|er)s|odo|odometer|speedo|mileage|length|height|width|seats?|mats?|note|notes|comments?|location|yard|branch|address|url|link|images?|photos?|plan|method|source|accepted|allowed|welcome|currency)$/;

/** Prices that may not be the dealer's asking price: such a column counts only where no other is a price. */
const SECOND_CHOICE =
  /^(dealers?|net|nett|netto|rrp|msrp|guide|sold|public|neuf|nieuw|neupreis|neu|listenpreis|cif|cnf|catalogue|catalogus|consumentenprijs|nypris)$/;

/**
 * `private`: what the dealer paid or would accept, never shown; `part`: a fee, a saving or a repayment; null where
 * the heading's words mean neither.
 */
export function otherMoney(words: readonly string[]): "private" | "part" | null {
  const buysNow = words.some((word) => PUBLIC_BUY.test(word));
  const ofMoney = words.some((word) => MONEY_NOUN.test(word));
  const isPrivate = (word: string) =>
    (PRIVATE.test(word) && !(buysNow && /^(buy|trade)$/.test(word))) || (ofMoney && PRIVATE_OF_MONEY.test(word));
  if (words.some(isPrivate)) return words.some((word) => NOT_MONEY.test(word)) ? "part" : "private";
  const held = words.some((word) => HOLDS.test(word));
  return !held && words.some((word) => PART.test(word)) ? "part" : null;
}

/** Headings that are the price only in a file that has no other: "Dealer price", "RRP", "New price". */
export function isSecondChoice(words: readonly string[]): boolean {
  return words.some((word) => SECOND_CHOICE.test(word)) || /^(new price|price new|value)$/.test(words.join(" "));
}

/**
 * Whether a value is just an amount of money, with or without words of currency and tax: dates, codes and sentences
 * are not.
 */
export function isMoney(value: string): boolean {
  return (
    value.length <= 40 &&
    /^-?\s*(aud?|nz|us)?\s?[$£€]?\s?-?\d[\d,. ]*k?\s*(aud|nzd|usd)?\s*\(?((ex|inc|incl|excl|plus|\+)\.?\s*gst)?\)?$/i.test(
      value,
    ) &&
    !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(value)
  );
}
