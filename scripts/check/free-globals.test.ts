import { expect, it } from 'vitest';
import { findFreeGlobals } from './free-globals.ts';

const ISLAND = 'src/components/tag/tag.island.tsx';
const problemsOf = (text: string) => findFreeGlobals([{ path: ISLAND, text }]);

it.each([
  ['a call', "export const Tag = () => void fetch('/api');", 'fetch'],
  ['a property', 'export const Tag = () => document.title;', 'document'],
  ['storage', 'export const Tag = () => localStorage.tag;', 'localStorage'],
  ['storage of the tab', "export const Tag = () => sessionStorage.getItem('tag');", 'sessionStorage'],
  ['a value that is handed on', 'export const Tag = () => show({ navigator });', 'navigator'],
  ['the window by another name', 'export const Tag = () => globalThis.document.title;', 'globalThis'],
  ['a function of the window', 'export const Tag = () => print();', 'print'],
  ['behind a type', 'export const Tag = () => (window as Window).print();', 'window'],
  ['a value by default', 'export const Tag = ({ page = document }) => page.title;', 'document'],
  [
    'where another function has one',
    'const of = (document: Document) => document; of(document);',
    'document',
  ],
  ['a computed name', 'export const Tag = (all) => all[location];', 'location'],
])('finds a global in %s', (_where, text, name) => {
  const problems = problemsOf(`// A comment.\n${text}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`^${ISLAND}:2: ${name} is of the window .*take it from useServices`),
  );
});

it.each([
  ['of services', 'export const Tag = () => { const { document } = useServices(); return document.title; };'],
  ['of an element', 'export const Tag = (at: Element) => at.ownerDocument.defaultView?.navigator.language;'],
  ['a parameter', 'export function titleOf(document: Document) { return () => document.title; }'],
  ['in what is taken apart', 'export const titleOf = ({ page: [document] }) => document.title;'],
  ['in a loop', 'for (const document of all) document.title;'],
  ['imported', "import { history } from './history.ts'; history();"],
  ['a function of the file', 'function fetch() {} fetch();'],
  ['a type', 'export type Tag = typeof document | { readonly document: typeof window };'],
  ['asked for', "export const isServer = typeof document === 'undefined';"],
  ['the name of a property', 'export const Tag = { document: 1, fetch() {} };'],
])('finds nothing where the name is %s', (_what, text) => {
  expect(problemsOf(text)).toEqual([]);
});

const imports = (path: string) => ({ path: ISLAND, text: `export const load = () => import('${path}');` });

it('finds a global in what an island imports, and in nothing that no island does', () => {
  const files = ['used', 'unused'].map((name) => ({
    path: `src/components/tag/${name}.ts`,
    text: 'export const title = document.title;',
  }));
  const problems = findFreeGlobals([imports('./used.ts'), ...files]);
  expect(problems).toEqual([expect.stringMatching(/^src\/components\/tag\/used\.ts:1: document /)]);
});

it('allows them where services are made', () => {
  const path = 'src/runtime/hydration/browser-services.ts';
  const made = { path, text: 'export const services = { document };' };
  expect(findFreeGlobals([imports('../../runtime/hydration/browser-services.ts'), made])).toEqual([]);
});
