// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('Icon', () => {
  it('[COMP-22] is decoration without a label', async () => {
    const icon = (await showExample('Icon', 'decorative')).querySelector('svg');
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(icon?.getAttribute('role')).toBeNull();
    expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['32', '32']);
  });

  it('[COMP-22] is an image with a name when it has a label, in a colour of the theme', async () => {
    const body = await showExample('Icon', 'labelled');
    expect(body.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Air conditioning');
    expect((body.firstElementChild as HTMLElement).style.color).toBe('var(--primary)');
  });

  it('[COMP-22] renders nothing for a name that is not in the set', async () => {
    expect((await showExample('Icon', 'decorative', { props: { name: 'no-such-icon' } })).innerHTML).toBe('');
  });
});
