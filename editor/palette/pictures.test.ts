import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { HEADING } from '../document/tree.ts';
import { pictureOf } from './pictures.ts';

const files = globSync('pictures/*', { cwd: import.meta.dirname }).map((file) => basename(file));
const offered = [...MANIFESTS.keys(), HEADING].filter((name) => name !== SHARED_SECTION);

it('every component that the palette offers has a picture, and no picture is left over', () => {
  expect(files.sort(), 'run `npm run palette-pictures`, and look at what it made').toEqual(
    offered.map((name) => `${name}.avif`).sort(),
  );
  expect(offered.filter((name) => !pictureOf(name))).toEqual([]);
  expect(pictureOf(`${SHARED_SECTION}/footer`)).toBeUndefined();
});
