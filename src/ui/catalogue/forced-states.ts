/**
 * States that only a pointer or a keyboard brings about, and the word of `data-shows` that shows them standing still.
 */
const STATES: readonly (readonly [pseudo: RegExp, word: string])[] = [
  [/:focus-visible/g, "focus"],
  [/:hover/g, "hover"],
  [/:active/g, "pressed"],
];

/** The text of a rule with its states told by `data-shows`, or null where it has none. */
function withForcedStates(rule: string): string | null {
  const forced = STATES.reduce((text, [pseudo, word]) => text.replace(pseudo, `[data-shows="${word}"]`), rule);
  // A phone has no hover: the sample shows it all the same.
  return forced === rule ? null : forced.replace(/\(hover: ?hover\)/g, "all").replace(/ and \(pointer: ?fine\)/g, "");
}

function forcedRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule)
        return withForcedStates(rule.cssText) ?? "";
      const inner = forcedRules(rule.cssRules);
      return inner && withGroup(rule.cssText, inner);
    })
    .join("\n");
}

const withGroup = (group: string, inner: string): string => {
  const head = group.slice(0, group.indexOf("{"));
  return `${(withForcedStates(`${head}:hover`) ?? head).replace('[data-shows="hover"]', "")}{${inner}}`;
};

/**
 * Lets `data-shows="hover|focus|pressed"` on an element stand for the state itself: the page's own rules, once more,
 * with an attribute in the pseudo-class's place. So a sample looks as the product does, not as a copy of its styles.
 */
export function forceStates(): () => void {
  const sheet = new CSSStyleSheet();
  const own = [...document.styleSheets].filter(({ href }) => href === null || href.startsWith(location.origin));
  sheet.replaceSync(own.map(({ cssRules }) => forcedRules(cssRules)).join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
