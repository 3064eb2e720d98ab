const HIDES = /^\[data-hide-(below|above)=/;
/** Scripts do not run in the frame, but do on the pages that it shows. */
const WITHOUT_SCRIPTS = '[data-needs-script]';

const DIMMED = { name: 'opacity', value: '0.35' };
const HIDDEN = { name: 'display', value: 'none' };

/** Whether a rule groups others, such as those of a media query. */
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule);

function show(rules: CSSRuleList, isDimmed: boolean) {
  for (const rule of rules) {
    if (isGroup(rule)) show(rule.cssRules, isDimmed);
    const { selectorText, style } = rule as CSSStyleRule;
    if (selectorText === WITHOUT_SCRIPTS) style.removeProperty('display');
    if (selectorText === undefined || !HIDES.test(selectorText)) continue;
    style.removeProperty(isDimmed ? 'display' : 'opacity');
    const { name, value } = isDimmed ? DIMMED : HIDDEN;
    style.setProperty(name, value, 'important');
  }
}

/**
 * What the page hides at its width is dimmed in a frame of the editor, so that it can be seen and selected, or is hidden
 * as for visitors. What is left out without scripts is shown. The rules themselves are changed: only they know at which
 * widths they hold.
 */
export function dimHidden(frame: Document, isDimmed: boolean): void {
  for (const { sheet } of frame.querySelectorAll('style')) if (sheet) show(sheet.cssRules, isDimmed);
}
