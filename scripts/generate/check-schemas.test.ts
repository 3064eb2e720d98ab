import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSchemas } from './check-schemas.ts';
import type { ComponentSchema } from './schemas.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-schemas-'));
  cpSync(join(import.meta.dirname, '../../schemas'), join(root, 'schemas'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is said of the schemas when that of a component is changed; its examples alone are judged. */
async function said(component: string, change: (schema: ComponentSchema) => void): Promise<string> {
  const file = join(root, `schemas/components/${component}.schema.json`);
  const before = readFileSync(file, 'utf8');
  const schema = JSON.parse(before) as ComponentSchema;
  change(schema);
  writeFileSync(file, JSON.stringify(schema));
  try {
    await checkSchemas(root, async (name, _inputs, make) =>
      name === `examples-${component}` ? make() : ([] as never),
    );
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(file, before);
  }
}

it('finds nothing wrong in a schema that is right', async () => {
  expect(await said('Divider', () => undefined)).toBe('');
});

it('refuses the icon of a component that there is not', async () => {
  const problem = await said('Divider', (schema) => Object.assign(schema, { 'x-icon': 'price-tga' }));
  expect(problem).toBe(
    'wrong schemas:\n  schemas/components/Divider.schema.json /x-icon: there is no icon "price-tga" in src/ui/icon/icon-set.ts',
  );
});
