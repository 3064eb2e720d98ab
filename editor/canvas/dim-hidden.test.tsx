// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { dimHidden } from './dim-hidden.ts';

it('what a page hides at a width is dimmed in the editor, by every rule of the base styles', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `${baseCss}.own{display:none!important}`;
  const textsOfRules = () => [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  const served = textsOfRules();
  dimHidden(document, true);
  const rules = [...(style.sheet?.cssRules ?? [])].flatMap((rule) =>
    'cssRules' in rule && !('selectorText' in rule) ? [...(rule as CSSMediaRule).cssRules] : [rule],
  ) as CSSStyleRule[];
  const hiding = rules.filter(({ selectorText }) => selectorText?.startsWith('[data-hide-'));
  expect(hiding).toHaveLength(8);
  for (const { style: declared } of hiding)
    expect([declared.display, declared.opacity]).toEqual(['', '0.35']);
  expect(rules.find(({ selectorText }) => selectorText === '.own')?.style.display).toBe('none');
  dimHidden(document, false);
  // What is left out without scripts is shown from now on: on the canvas none run.
  const needsScripts = /\[data-needs-script\] \{ display: none !important; \}/;
  expect(served.join('\n')).toMatch(needsScripts);
  expect(textsOfRules()).toEqual(served.map((text) => text.replace(needsScripts, '[data-needs-script] { }')));
});
