// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (props: Record<string, unknown>) =>
  (await showExample('Divider', 'line', { props })).firstElementChild as HTMLElement;

describe('Divider', () => {
  it('[COMP-16] is a thematic break with the thickness, colour and spacing given', async () => {
    const rule = await show({ thickness: 3, color: 'accent', spacing: 48 });
    expect(rule.tagName).toBe('HR');
    expect(rule.style.getPropertyValue('--divider-thickness')).toBe('3px');
    expect(rule.style.getPropertyValue('--divider-color')).toBe('var(--accent)');
    expect(rule.style.getPropertyValue('--divider-space')).toBe('48px');
  });

  it.each(['solid', 'dashed', 'dotted', 'brand'])('[COMP-16] renders a %s line', async (line) => {
    expect((await show({ line })).dataset.line).toBe(line);
  });

  it.each(['full', 'half', 'short'])('[COMP-16] has %s width', async (width) => {
    expect((await show({ width })).dataset.width).toBe(width);
  });
});
