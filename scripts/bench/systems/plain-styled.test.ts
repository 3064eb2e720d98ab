import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as plain from './plain-styled.tsx';

const src = join(import.meta.dirname, '../../../src');
const NAMED_IMPORTS = /import (?:\w+, )?\{ ([^}]+) \} from 'styled-components'/g;

it('the stand-in for styled-components has all that our components import of it', () => {
  const imported = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(NAMED_IMPORTS)]
      .flatMap(([, names = '']) => names.split(', '))
      .filter((name) => !name.startsWith('type ')),
  );
  expect(new Set(imported)).toContain('keyframes');
  expect(imported.filter((name) => !(name in plain))).toEqual([]);
});
