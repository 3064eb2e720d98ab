// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('InfoCard', () => {
  it('[COMP-25] shows picture, title, text and a link of its own', async () => {
    const body = await showExample('InfoCard', 'picture');
    expect(body.querySelector('img')?.getAttribute('alt')).toBe('Ridges at dusk');
    expect(body.querySelector('h3')?.textContent).toBe('Ruta 40, from north to south');
    expect(body.querySelector('h3 a')).toBeNull();
    const links = [...body.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([['Plan the route', '/']]);
  });

  it.each(['cover', 'contain'])('fits its picture into the shape: %s', async (fit) => {
    const body = await showExample('InfoCard', 'picture', { props: { fit } });
    expect(body.querySelector('img')?.style.objectFit).toBe(fit);
  });

  it('[COMP-25] shows an icon instead of a picture', async () => {
    const body = await showExample('InfoCard', 'icon');
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('[COMP-25] makes its title the one link of the whole card', async () => {
    const body = await showExample('InfoCard', 'whole-card');
    const links = [...body.querySelectorAll('a')];
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('h3')).not.toBeNull();
    expect(links[0]?.textContent).toBe('Four days, three paid');
    expect(body.textContent).toContain('Until May');
    expect(body.textContent).toContain('−25 %');
  });

  it.each([
    ['a border alone', { border: true, elevation: 'none' }, 'true'],
    ['a shadow alone', { border: false, elevation: 'raised' }, 'true'],
    ['a fill alone', { border: false, elevation: 'none', background: 'surface' }, 'true'],
    ['none of them', { border: false, elevation: 'none' }, 'false'],
  ])('[COMP-25] has inner space with %s: it is a box', async (_case, props, boxed) => {
    const card = (await showExample('InfoCard', 'icon', { props })).querySelector<HTMLElement>('article');
    expect(card?.dataset.boxed).toBe(boxed);
    expect([card?.dataset.border, card?.dataset.elevation]).toEqual([String(props.border), props.elevation]);
  });

  it('takes its place in the outline', async () => {
    const body = await showExample('InfoCard', 'picture', { props: { headingLevel: 2 } });
    expect(body.querySelector('h2')?.textContent).toBe('Ruta 40, from north to south');
  });
});
