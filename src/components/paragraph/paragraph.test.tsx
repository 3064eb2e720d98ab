// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (props: Record<string, unknown> = {}, text = 'Forty islands') =>
  (await showExample('Paragraph', 'body', { props, texts: { text } })).firstElementChild as HTMLElement;

// No row is cited: texts are plain so far, COMP-30 wants them rich.
describe('Paragraph', () => {
  it.each([
    ['p', 'body'],
    ['h1', 'display'],
    ['h2', 'headline'],
    ['h3', 'title'],
    ['h4', 'lead'],
    ['h5', 'body'],
    ['h6', 'small'],
  ])('is a %s with the size %s', async (as, size) => {
    const element = await show({ as });
    expect(element.tagName).toBe(as.toUpperCase());
    expect(element.dataset.size).toBe(size);
  });

  it.each(['small', 'body', 'lead', 'title', 'headline', 'display', 'poster'])(
    'has the size %s whatever its element',
    async (size) => {
      expect((await show({ as: 'h2', size })).dataset.size).toBe(size);
    },
  );

  it.each([
    ['muted', 'var(--muted)'],
    ['#112233', 'rgb(17, 34, 51)'],
    ['', ''],
  ])('has the colour %j', async (color, expected) => {
    expect((await show({ color })).style.color).toBe(expected);
  });

  it('is marked as filled when it has a background', async () => {
    expect((await show({ background: 'accent' })).dataset.filled).toBe('true');
    expect((await show()).dataset.filled).toBeUndefined();
  });

  it('is the label above a heading', async () => {
    expect((await show({ eyebrow: true })).dataset.eyebrow).toBe('true');
  });

  it('shows markup and line ends as they were typed', async () => {
    const text = 'a <b onclick="x()">b</b>\n\nc & d';
    const element = await show({}, text);
    expect(element.textContent).toBe(text);
    expect(element.children).toHaveLength(0);
  });
});
