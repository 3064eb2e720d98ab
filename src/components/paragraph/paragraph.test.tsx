// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (props: Record<string, unknown> = {}, text = 'Forty islands') =>
  (await showExample('Paragraph', 'body', { props, texts: { text } })).firstElementChild as HTMLElement;

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

  it('shows a plain text and its line ends as they were typed', async () => {
    const text = 'a < b & "c"\n\nd > e';
    const element = await show({}, text);
    expect(element.textContent).toBe(text);
    expect(element.children).toHaveLength(0);
  });

  it('[COMP-30] shows bold and italic parts, links and line breaks, in an element of any tag, size, colour and place', async () => {
    const text = '<strong>a</strong> <em>b</em><br><a href="https://example.org/">c</a>';
    const props = { as: 'h2', size: 'lead', color: 'muted', align: 'center' };
    const element = await show(props, text);
    expect(element.tagName).toBe('H2');
    expect(element.innerHTML).toBe(text);
    expect(element.dataset).toMatchObject({ size: 'lead', align: 'center' });
    expect(element.style.color).toBe('var(--muted)');
  });

  it('[COMP-30] shows lists, for which a paragraph becomes an element that may contain them', async () => {
    const text = '<p>a</p><ul><li>b</li></ul>';
    const element = await show({}, text);
    expect([element.tagName, element.innerHTML]).toEqual(['DIV', text]);
    const heading = await show({ as: 'h3' }, text);
    expect([heading.getAttribute('role'), heading.getAttribute('aria-level')]).toEqual(['heading', '3']);
    expect(heading.dataset.size).toBe('title');
  });

  it.each([
    '<b onclick="x()">a</b><script>x()</script>',
    '<b style="color:red">a</b><iframe src="/b"></iframe>',
  ])('[COMP-30] removes what is not text: %s', async (text) => {
    expect((await show({}, text)).innerHTML).toBe('<b>a</b>');
  });

  it('[COMP-30] has a text for each language', async () => {
    const texts = { text: 'ein <b>Wort</b>' };
    const body = await showExample('Paragraph', 'body', { language: 'de', texts });
    expect(body.querySelector('b')?.textContent).toBe('Wort');
  });

  it('renders nothing for HTML of which nothing is left', async () => {
    expect(
      (await showExample('Paragraph', 'body', { texts: { text: '<script>x()</script>' } })).innerHTML,
    ).toBe('');
  });
});
