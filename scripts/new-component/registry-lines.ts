import type { ComponentNames } from './component-names.ts';

const LINE = /^ {2}(\w+): \(\) => import\('[^']+'\),$/;

/** The registry's text with a line for the component, in the order of names. @throws Error when it has one */
export function withRegistryLine(registry: string, { name, kebab }: ComponentNames): string {
  const lines = registry.split('\n');
  const entries = lines.flatMap((line, position) => {
    const entry = LINE.exec(line)?.[1];
    return entry ? [{ entry, position }] : [];
  });
  const last = entries.at(-1);
  if (!last) throw new Error('src/site/registry.ts has no list of components');
  if (entries.some(({ entry }) => entry === name)) throw new Error(`${name} is registered already`);
  const before = entries.find(({ entry }) => entry > name)?.position ?? last.position + 1;
  const line = `  ${name}: () => import('../components/${kebab}/index.ts'),`;
  return lines.toSpliced(before, 0, line).join('\n');
}

const STATE = /^ {2}(\w+): \{ .*\},$/;

/** The list of components that fetch data with a line for one more, in the order of names. */
export function withDataStatesLine(list: string, { name }: ComponentNames): string {
  const lines = list.split('\n');
  const entries = lines.flatMap((line, position) => {
    const entry = STATE.exec(line)?.[1];
    return entry ? [{ entry, position }] : [];
  });
  const last = entries.at(-1);
  if (!last) throw new Error('.storybook/data-states.ts has no list of components');
  const before = entries.find(({ entry }) => entry > name)?.position ?? last.position + 1;
  return lines.toSpliced(before, 0, `  ${name}: { empty: 'empty' },`).join('\n');
}
