// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { allExamples, liveExample } from '../support/render-component.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Tags that show something without children. */
const REPLACED = new Set(['HR', 'IMG', 'INPUT', 'SVG']);

const isSeen = (element: HTMLElement) =>
  !element.hidden && (element.childNodes.length > 0 || REPLACED.has(element.tagName));

/** Whose elements are found by the insert points of their slots, however empty they are. */
const holdsOthers = (name: ComponentName) => Object.keys(MANIFESTS.get(name)?.slots ?? {}).length > 0;

async function rootOf(name: ComponentName, example: string, more: object = {}) {
  const element = await liveExample(name, example, { onProblems: () => undefined, ...more });
  await act(async () => root.render(element));
  const found = document.querySelectorAll<HTMLElement>('[data-node="node"]');
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

it.each(allExamples())('%s can be found where a page is composed: %s', async (name, example) => {
  const element = await rootOf(name, example);
  expect(isSeen(element) || holdsOthers(name)).toBe(true);
});

it.each<[name: ComponentName, why: string, example: string, more: object]>([
  ['Image', 'a picture', 'plain', { props: { image: { src: '', alt: '' } } }],
  ['Icon', 'a known icon', 'plain', { props: { name: 'no-such-icon' } }],
  ['Accordion', 'items', 'empty', {}],
  ['Tabs', 'items', 'empty', {}],
  ['LanguageSelector', 'a second language', 'dropdown', { languages: ['en-US'] }],
])('%s without %s has a placeholder with its name', async (name, _why, example, more) => {
  const known = allExamples().filter(([component]) => component === name);
  const chosen = known.find(([, one]) => one === example) ?? known[0];
  const element = await rootOf(name, chosen?.[1] ?? '', more);
  expect([element.dataset.placeholder, element.textContent]).toEqual(['empty', name]);
});
