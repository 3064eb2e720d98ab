// @vitest-environment jsdom
import { sortStoriesV7 } from 'storybook/internal/preview-api';
import { expect, it } from 'vitest';
import preview from './preview.tsx';

it('a component that was added last stands where its title belongs', () => {
  const entry = (title: string) => ({ title, name: 'Usual', importPath: `${title}.schema.json` });
  const found = ['Welcome', 'Layout/Row', 'Content/Accordion', 'Content/Video', 'Content/Price tag'];
  const sorted = sortStoriesV7(found.map(entry) as never, preview.parameters?.options?.storySort, []);
  expect(sorted.map(({ title }) => title)).toEqual([
    'Welcome',
    'Layout/Row',
    'Content/Accordion',
    'Content/Price tag',
    'Content/Video',
  ]);
});
