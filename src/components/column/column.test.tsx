// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (props: Record<string, unknown> = {}) =>
  (await showExample('Column', 'stacked', { props })).firstElementChild as HTMLElement;

const WIDTHS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const widths = ({ style }: HTMLElement) => WIDTHS.map((size) => Number(style.getPropertyValue(`--${size}`)));

describe('Column', () => {
  it.each<[why: string, props: Record<string, number>, expected: number[]]>([
    ['is full width without a word, in a row or outside one', {}, [12, 12, 12, 12, 12]],
    ['has a width for each screen size', { xs: 12, sm: 6, md: 4, lg: 3, xl: 2 }, [12, 6, 4, 3, 2]],
    ['keeps the width of the next smaller size', { xs: 10, md: 7 }, [10, 10, 7, 7, 7]],
    ['keeps it over several sizes', { xs: 6, xl: 1 }, [6, 6, 6, 6, 1]],
  ])('[COMP-11] %s', async (_why, props, expected) => {
    expect(widths(await show(props))).toEqual(expected);
  });

  it.each(['start', 'center', 'end', 'between'])('[COMP-11] stands its content at %s', async (valign) => {
    expect((await show({ valign })).dataset.valign).toBe(valign);
  });

  it.each([0, 16, 48])('[COMP-11] has a gap of %s pixels', async (gap) => {
    expect((await show({ gap })).style.getPropertyValue('--column-gap')).toBe(`${gap}px`);
  });

  it.each([
    [0, ''],
    [2, '2'],
  ])('[COMP-11] has the order %s', async (order, expected) => {
    expect((await show({ order })).style.getPropertyValue('--order')).toBe(expected);
  });

  it('[COMP-11] holds its children in order', async () => {
    expect([...(await show()).children].map(({ tagName }) => tagName)).toEqual(['H3', 'P']);
  });

  it.each(['vertical', 'horizontal'])('lays its content out %sly', async (direction) => {
    expect((await show({ direction })).dataset.direction).toBe(direction);
  });
});
