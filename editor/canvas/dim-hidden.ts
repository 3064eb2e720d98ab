const HIDES = /^\[data-hide-(below|above)=/;

/** Whether a rule groups others, such as those of a media query. */
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule);

function dim(rules: CSSRuleList) {
  for (const rule of rules) {
    if (isGroup(rule)) dim(rule.cssRules);
    const { selectorText, style } = rule as CSSStyleRule;
    if (selectorText === undefined || !HIDES.test(selectorText)) continue;
    style.removeProperty('display');
    style.setProperty('opacity', '0.35', 'important');
  }
}

/**
 * Lets what the page hides at its width be seen and selected in a frame of the editor, but dimmed. The rules themselves are
 * changed: only they know at which widths they hold.
 */
export function dimHidden(frame: Document): void {
  for (const { sheet } of frame.querySelectorAll('style')) if (sheet) dim(sheet.cssRules);
}
