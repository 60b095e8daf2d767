/** Pseudo-classes that only a reader causes, and the attribute value that stands for each. */
const pseudoClasses = { ':hover': 'hover', ':focus-visible': 'focus', ':focus': 'focus' } as const;
const pattern = /:hover|:focus-visible|:focus(?![-\w])/g;

export type PseudoState = 'hover' | 'focus';

/** The rules with these pseudo-classes, for elements that carry the attribute instead. */
const copyRules = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? copyRules(rule.cssRules) : '';
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pattern) < 0) return '';
      const selector = rule.selectorText.replace(
        pattern,
        (found) => `[data-pseudo="${pseudoClasses[found as keyof typeof pseudoClasses]}"]`,
      );
      return `${selector}{${rule.style.cssText}}`;
    })
    .join('\n');

const sheet = new CSSStyleSheet();

/**
 * Shows an element as if it were pointed at or focused, by the rules of the page itself. To be called after the element
 * was rendered, because some sheets are written while rendering.
 */
export const showPseudoState = (element: Element, state: PseudoState) => {
  element.setAttribute('data-pseudo', state);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => copyRules(cssRules)).join('\n'));
};
