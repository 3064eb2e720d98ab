// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { servedExample, showExample } from '../../../tests/support/render-component.tsx';

const show = async (example: string, props: Record<string, unknown> = {}) =>
  (await showExample('Modal', example, { props })).firstElementChild as HTMLElement;
const commands = (element: Element) =>
  [...element.querySelectorAll('button')].map((button) => [
    button.textContent || button.getAttribute('aria-label'),
    button.getAttribute('command'),
    button.getAttribute('commandfor'),
  ]);

describe('Modal', () => {
  it('[COMP-29] is a closed dialog that its button opens, with title and content', async () => {
    const modal = await show('button');
    const dialog = modal.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    expect(commands(modal)).toEqual([
      ['What is covered?', 'show-modal', dialog?.id],
      ['Close', 'close', dialog?.id],
    ]);
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect([title?.tagName, title?.textContent]).toEqual(['H2', 'What the cover pays']);
    expect(dialog?.textContent).toContain('Collision, theft and glass');
    expect(dialog?.querySelector('a')?.textContent).toBe('Find a car');
  });

  it('[COMP-29] has no button of its own where links or the time open it', async () => {
    expect(commands(await show('anchor')).map(([name]) => name)).toEqual(['Close']);
    const automatic = await show('automatic');
    expect(commands(automatic).map(([name]) => name)).toEqual(['Close']);
    expect(automatic.dataset).toMatchObject({ modal: 'automatic', delay: '5' });
    expect((await show('anchor')).dataset.delay).toBeUndefined();
  });

  it.each(['small', 'medium', 'large'])('[COMP-29] is %s', async (size) => {
    expect((await show('button', { size })).querySelector('dialog')?.dataset.size).toBe(size);
  });

  it('[COMP-29] has the anchor that links and buttons name', async () => {
    const modal = await show('anchor');
    expect([modal.id, modal.querySelector('dialog')?.id]).toEqual(['papers', 'papers-dialog']);
  });

  it('works with the loader alone: it has no island', async () => {
    const { html, needs } = await servedExample('Modal', 'button');
    expect(html).not.toContain('data-island=');
    expect(needs.islands).toEqual([]);
  });

  it('renders nothing when it is empty', async () => {
    expect((await showExample('Modal', 'empty')).innerHTML).toBe('');
  });
});
