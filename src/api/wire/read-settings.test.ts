import { describe, expect, it } from 'vitest';
import { Button } from '../../../generated/components/read.js';
import { Theme } from '../../../generated/page/read.js';
import type { Theme as ThemeType } from '../../../generated/page/types.ts';
import { readSettings } from './read-settings.ts';

const readTheme = (input: unknown) => {
  const { value, warnings } = readSettings<ThemeType>(Theme, input);
  if (!value) throw new Error('a theme always reads');
  return { theme: value, paths: warnings.map(({ path }) => path).sort() };
};
const DEFAULTS = readTheme({}).theme;

describe('settings', () => {
  it.each<[why: string, input: unknown, paths: readonly string[]]>([
    ['missing', {}, []],
    ['null', null, ['']],
    ['a list', [], ['']],
    ['a part that is a text', { palette: 'red' }, ['/palette']],
    ['a part that is null', { general: null }, ['/general']],
    ['two wrong values', { palette: { ink: 'red', paper: 7 } }, ['/palette/ink', '/palette/paper']],
    ['unknown parts', { colours: {}, palette: { cyan: '#00ffff' } }, []],
  ])('[CONF-20] take their defaults: %s', (_why, input, paths) => {
    const read = readTheme(input);
    expect(read.theme).toEqual(DEFAULTS);
    expect(read.paths).toEqual(paths);
  });

  it('[CONF-20] keep what is right beside what is wrong', () => {
    const { theme } = readTheme({ palette: { ink: 'red', paper: '#fafafa' }, general: { boxWidth: 1000 } });
    expect(theme.palette).toEqual({ ...DEFAULTS.palette, paper: '#fafafa' });
    expect(theme.general.boxWidth).toBe(1000);
  });

  it('lose only the wrong items of a list', () => {
    const { theme, paths } = readTheme({ fontLinks: ['https://a', 1, 'https://b', null] });
    expect(theme.fontLinks).toEqual(['https://a', 'https://b']);
    expect(paths).toEqual(['/fontLinks/1', '/fontLinks/3']);
  });

  it('are read from a copy', () => {
    const input = { palette: { ink: 'red' }, unknown: { kept: true } };
    const before = JSON.stringify(input);
    readTheme(input);
    expect(JSON.stringify(input)).toBe(before);
  });

  it.each<[why: string, input: unknown]>([
    ['lack a required part', {}],
    ['have a wrong one', { label: 5 }],
    ['are none', null],
  ])('are null when they %s', (_why, input) => {
    expect(readSettings(Button, input).value).toBeNull();
    expect(readSettings(Button, { label: 'l' }).value).toMatchObject({ label: 'l', variant: 'primary' });
  });
});
