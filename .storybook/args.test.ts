import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../generated/components/types.ts';
import { examplesOf, renderExample } from '../tests/support/render-component.tsx';
import { argTypesOf } from './arg-types.ts';
import { argsOf, documentOf, MANIFEST } from './args.ts';

const examples = (Object.keys(MANIFEST) as ComponentName[]).flatMap((name) =>
  examplesOf(name).map((example) => [name, example.name] as const),
);

describe('arguments of stories', () => {
  it.each(examples)('[REG-10] render %s %s as its example says', async (name, exampleName) => {
    const component = MANIFEST[name];
    const example = component.examples.find((candidate) => candidate.name === exampleName);
    if (!example) throw new Error('no example');
    const edited = documentOf(component, argsOf(component, example));
    expect(await renderExample(name, exampleName, edited)).toBe(await renderExample(name, exampleName));
  });

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
      props: { items: [{ id: 'a', title: 'args.items.0.title' }], multiple: false },
      texts: { 'args.items.0.title': 'Where?' },
    });
  });
});

describe('controls of stories', () => {
  it.each(Object.keys(MANIFEST) as ComponentName[])('[REG-10] has one for every property of %s', (name) => {
    const controls = argTypesOf(MANIFEST[name]);
    expect(Object.keys(controls)).toEqual(Object.keys(MANIFEST[name].properties));
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

  it('[REG-10] offers the colours of the theme', () => {
    const { options } = argTypesOf(MANIFEST.Divider).color ?? {};
    expect(options).toEqual(expect.arrayContaining(['', 'paper', 'primary', 'onAccent']));
  });
});
