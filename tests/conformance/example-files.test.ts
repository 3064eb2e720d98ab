import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import { ROOT } from '../support/fake-site.ts';

const PUBLIC = join(ROOT, 'public');

/** Addresses of films, captions and drawings in the examples of a component; pictures are named without an extension. */
const filesIn = (examples: unknown): readonly string[] =>
  [...JSON.stringify(examples).matchAll(/"(\/media\/[^"]+\.\w+)"/g)].map(([, file]) => file as string);

it('every file that an example of a component names is there', () => {
  const named = Object.values(manifest).flatMap(({ examples }) => filesIn(examples));
  expect(named).toContain('/media/films/waves.webm');
  expect(named.filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([]);
});
