// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (props: Record<string, unknown>) =>
  (await showExample('Button', 'primary', { props })).firstElementChild as HTMLElement;

describe('Button', () => {
  it.each([
    ['a page of the site by its path in the language', { pageId: 'fleet', url: '' }, '/en-US/fleet'],
    ['a page before an address', { pageId: 'fleet', url: '/elsewhere' }, '/en-US/fleet'],
    ['a phone number', { pageId: '', url: 'tel:+385 1 234' }, 'tel:+385 1 234'],
  ])('[COMP-07] leads to %s', async (_case, link, href) => {
    const button = await show({ link });
    expect(button.tagName).toBe('A');
    expect(button.getAttribute('href')).toBe(href);
    expect(button.textContent).toBe('Find a car');
  });

  it('[COMP-07] is a button that opens a modal, before any link', async () => {
    const button = await show({ modal: 'cover', link: { pageId: 'fleet', url: '' } });
    expect(button.tagName).toBe('BUTTON');
    expect([button.getAttribute('command'), button.getAttribute('commandfor')]).toEqual([
      'show-modal',
      'cover-dialog',
    ]);
  });

  it('leads to an anchor of the page without scripts', async () => {
    expect((await show({ link: { pageId: '', url: '#offers' } })).getAttribute('href')).toBe('#offers');
  });

  it('is a button that cannot be pressed while it leads nowhere', async () => {
    const button = (await show({ link: { pageId: '', url: '' } })) as HTMLButtonElement;
    expect([button.tagName, button.type, button.disabled]).toEqual(['BUTTON', 'button', true]);
  });

  it.each(['primary', 'secondary', 'text'])(
    '[COMP-07] tells its importance to the styles: %s',
    async (variant) => {
      expect((await show({ variant })).dataset.variant).toBe(variant);
    },
  );

  it.each([
    ['left', 0],
    ['right', 1],
  ])('[COMP-07] has its icon %s of the label', async (iconPosition, index) => {
    const button = await show({ icon: 'arrow-right', iconPosition });
    expect(button.children[index]?.tagName.toLowerCase()).toBe('svg');
  });

  it('[COMP-07] is as wide as its column when asked to', async () => {
    expect((await show({ fullWidth: true })).dataset.fullWidth).toBe('true');
    expect((await show({})).dataset.fullWidth).toBeUndefined();
  });

  it('[COMP-07] opens a new tab only when asked to, and says so', async () => {
    const button = await show({ newTab: true });
    expect([button.getAttribute('target'), button.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(button.textContent).toContain('opens in a new tab');
    expect((await show({})).hasAttribute('target')).toBe(false);
  });
});
