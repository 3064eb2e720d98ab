import { expect, it } from 'vitest';
import { allManifests, loadManifests } from '../workspace/schemas.ts';
import { templateOf } from './template.ts';

await loadManifests();

it.each(allManifests().map((manifest) => [manifest.name, manifest] as const))(
  'inserts %s without the files of other companies',
  (_name, manifest) => {
    const nodes = manifest.examples.map((example) => JSON.stringify(templateOf(manifest, example).node));
    expect(nodes.filter((node) => node.includes('"/media/'))).toEqual([]);
  },
);

it('leaves out the description of a picture with it, and keeps the rest', () => {
  const manifest = allManifests().find(({ name }) => name === 'Image');
  const [example] = manifest?.examples ?? [];
  if (!manifest || !example) throw new Error('Image has no example');
  const { node, texts } = templateOf(manifest, example);
  expect(node).toMatchObject({ props: { ...example.props, image: { src: '', alt: '' } } });
  expect(texts).toEqual({});
});
