import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../generated/components/types.ts';
import { argTypesOf } from './arg-types.ts';
import { argsOf, documentOf, MANIFEST } from './args.ts';

describe('arguments of stories', () => {
  it('[REG-10] show texts, not their keys', () => {
    const { Accordion } = MANIFEST;
    const [questions] = Accordion.examples;
    if (!questions) throw new Error('no example');
    const { items, initial } = argsOf(Accordion, questions) as {
      items: { title: string }[];
      initial: string;
    };
    expect(items[0]?.title).toBe('What do I need at the desk?');
    expect(initial).toBe('firstExpanded');
  });

  it('take an edited text back under a key of its own', () => {
    const args = { items: [{ id: 'a', title: 'Where?' }], multiple: false };
    expect(documentOf(MANIFEST.Accordion, args)).toEqual({
      props: { items: [{ id: 'a', title: 'accordion.items.0.title' }], multiple: false },
      texts: { 'accordion.items.0.title': 'Where?' },
    });
  });
});

describe('controls of stories', () => {
  it.each(Object.keys(MANIFEST) as ComponentName[])('[REG-10] has one for every property of %s', (name) => {
    const controls = argTypesOf(MANIFEST[name]);
    const names = Object.keys(controls).filter((control) => !control.endsWith('.alt'));
    expect(names).toEqual(Object.keys(MANIFEST[name].properties));
    expect(Object.values(controls).every(({ control }) => control !== undefined)).toBe(true);
  });

  it.each([
    [
      'a choice',
      'Divider',
      'line',
      { control: { type: 'select' }, options: ['solid', 'dashed', 'dotted', 'brand'] },
    ],
    [
      'a number with limits',
      'Divider',
      'thickness',
      { control: { type: 'range', min: 1, max: 12, step: 1 } },
    ],
    ['a switch', 'Button', 'fullWidth', { control: { type: 'boolean' } }],
    ['a text', 'Button', 'label', { control: { type: 'text' } }],
    ['a link', 'Button', 'link', { control: { type: 'object' } }],
  ] as const)('[REG-10] offers %s', (_kind, component, property, expected) => {
    expect(argTypesOf(MANIFEST[component])[property]).toMatchObject(expected);
  });

  it('[REG-10] offers the pictures of the demo, and a text that describes the chosen one', () => {
    const { image, 'image.alt': alt } = argTypesOf(MANIFEST.Image);
    expect(image?.control).toMatchObject({ type: 'select' });
    expect(image?.options).toEqual(expect.arrayContaining(['', '/media/shared/vehicles/city-a-red.svg']));
    expect(alt?.control).toEqual({ type: 'text' });
  });

  it('[REG-10] offers the colours of the theme', () => {
    const { options } = argTypesOf(MANIFEST.Divider).color ?? {};
    expect(options).toEqual(expect.arrayContaining(['', 'paper', 'primary', 'onAccent']));
  });
});
