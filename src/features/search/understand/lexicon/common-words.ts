/**
 * Common English words, correctly spelt, that look or sound almost like a name of the trade: "is this the place" does
 * not ask for an F-Pace, nor "I'm proud" for a Prado. The stock cannot be searched by them.
 */
export const COMMON_WORDS = `
  accept actively agreed align allow allows amount apart apply april arrange audit automated automation beat bench bend
  bind birth bitter blank block blown bodies bonus bonuses bother brace breaking broke butter called caller calling calls
  capture case cater certain charged chill chips chore classes classy clause compose compress conditional controlled cope
  copies corner count counter course covert crates cried crossed crowd cured curse darling delayed dirty displayed dodgy
  donate drain draws drawn dress elder escaped estimate event exceeded excited execution exist expand expanded extend
  externally familiar fork fortune gains grain grandad granny grant grass greatly greet grip ground groups grown guard
  habit handy hated header hearted hint impress inclined indoor intend intent items killed killer killing lacks laid
  landline lead leads leak leaks lean learn learning learns learnt limiting linear lines locked lover lying managing math
  maths meal meant mental merge moment mount named naughty offered operate outing outings panic peace pinch place placed
  places pool prize proceed proud pump ranged ratio refer regularly retry rolled scale scan science scope seed selected
  selector sense setup settle sharp shelf shirt showed sick skill skills slice slots slower span sparse spite sponsors
  stack stain stale stare started static steam steer sticky stories story stranger stricter stuck submit switched
  switches tablet teach tenth thread timer torch touches triangle turned upload walker wasting watches watching wins word
  setting settings beating heating height words cooked cooking tired fed brian karen darren justin larry terry tracy david blake sharon bruce barry success
`;
