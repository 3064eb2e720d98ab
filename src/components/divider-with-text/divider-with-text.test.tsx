// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (example: string, props: Record<string, unknown> = {}) =>
  (await showExample('DividerWithText', example, { props })).firstElementChild as HTMLElement;

describe('DividerWithText', () => {
  it.each(['left', 'center', 'right'])('[COMP-17] has its text in the line: %s', async (position) => {
    const divider = await show('center', { position });
    expect(divider.textContent).toBe('or');
    expect(divider.dataset.position).toBe(position);
  });

  it('[COMP-17] has the text of the language', async () => {
    const body = await showExample('DividerWithText', 'center', { language: 'de', texts: { t: 'oder' } });
    expect(body.textContent).toBe('oder');
  });

  it.each(['solid', 'dashed', 'dotted', 'brand'])(
    '[COMP-17] has the lines of a Divider: %s',
    async (line) => {
      const divider = await show('center', { line, thickness: 3, color: 'accent', spacing: 48 });
      expect(divider.dataset.line).toBe(line);
      expect(
        ['--divider-thickness', '--divider-color', '--divider-space'].map((name) =>
          divider.style.getPropertyValue(name),
        ),
      ).toEqual(['3px', 'var(--accent)', '48px']);
    },
  );

  it('[COMP-17] is a plain divider without a text', async () => {
    const divider = await show('plain');
    expect([divider.tagName, divider.children.length]).toEqual(['HR', 0]);
    expect(divider.style.getPropertyValue('--divider-thickness')).toBe('1px');
  });
});
