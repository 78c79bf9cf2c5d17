/**
 * Words by which a column's money is the dealer's own business: what the car was bought for, may be let go for or
 * stands at in the books. Such a column is never a shown price, whatever else its heading says.
 */
const PRIVATE =
  /^(costs?|costing|costed|invoiced?|trade|traded|tradein|wholesale|purchased?|purchasing|bought|buy|buyin|buying|paid|payout|acquired|acquisition|landed|floorplan|reserves?|margin|profit|markup|holdback|mmr|redbook|glasses|valuation|valued|appraisal|appraised|recon|reconditioning|settlement|owed|owing|hammer|knockdown)$/;
/** Words that do so beside a word for money only: "Floor price", "Book value", but "Year min". */
const PRIVATE_OF_MONEY =
  /^(min|minimum|lowest|bottom|walkaway|floor|floored|book|ledger|stand|internal|staff|confidential|private|payable|transfer)$/;
const MONEY_NOUN = /^(prices?|costs?|values?|amounts?|figures?|aud|dollars?|money|gst)$/;

/** After these a car that is bought is the shopper's to buy: "Buy now price". Trade Me is a place to sell. */
const PUBLIC_BUY = /^(now|online|it|outright|today|me)$/;

/** Words by which money is a part of what is paid, or is paid over and over: not what the car is offered for. */
const PART =
  /^(bids?|deposit|bond|weekly|week|wk|pw|fortnight\w*|monthly|month|mth|yearly|annual\w*|repayments?|payments?|instal\w*|finance|financed|balloon|residual|interest|rates?|tax|lct|duty|stamp|fees?|charges?|levy|freight|delivery|predelivery|shipping|transport|rego|registration|ctp|insurance|warranty|servic(e|ing)|accessor(y|ies)|options?|addons?|tyres?|saving|savings|save|discounts?|rebate|bonus|cashback|difference|commission|orcs?|rating|rank|indicator|index|score|average|avg|changed?|changes|drop|history|count|updated|date|valid|expiry|status|source)$/;

/** What a price is said to hold or not: "Price inc GST", "Excl. govt charges price". */
const HOLDS = /^(inc|incl|including|includes|ex|exc|excl|excluding|excludes|plus|before|without|egc|less)$/;

/** Words that make a heading tell something else than money, though a private word stands in it: "Invoice date". */
const NOT_MONEY =
  /^(date|dates|day|days|number|numbers|no|num|nr|id|ref|code|name|type|status|by|from|who|when|where|centre|center|department|kg|kgs|mass|weight|km|kms|length|height|width|seats?|mats?|note|notes|comments?|location|yard|branch|address|url|link|images?|photos?|plan|method|source|accepted|allowed|welcome|currency)$/;

/** Prices that are not the dealer's asking one, or may not be: such a column counts where no other is a price. */
const SECOND_CHOICE = /^(dealers?|net|nett|rrp|msrp|guide|sold)$/;

/**
 * `private`: what the dealer paid or would take, for the dealer's eyes; `part`: a fee, a saving or a repayment; null
 * where the heading's words say neither.
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

/** "Dealer price", "RRP", "New price": the price only of a file that has no other. */
export function isSecondChoice(words: readonly string[]): boolean {
  return words.some((word) => SECOND_CHOICE.test(word)) || /^(new price|price new|value)$/.test(words.join(" "));
}

/** An amount of money and nothing else, words of currency and tax aside: dates, codes and sentences are none. */
export function isMoney(value: string): boolean {
  return (
    value.length <= 40 &&
    /^-?\s*(aud?|nz|us)?\s?[$£€]?\s?-?\d[\d,. ]*k?\s*(aud|nzd|usd)?\s*\(?((ex|inc|incl|excl|plus|\+)\.?\s*gst)?\)?$/i.test(
      value,
    ) &&
    !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(value)
  );
}
