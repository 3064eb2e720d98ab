// Drives the loader of the visitors' own build, which the page has loaded before; the files that it would fetch
// on the first touch are loaded before too, as those of the other systems are.
import { content, settled } from './marks.ts';

const ISLANDS = '[data-island]';
const errors: string[] = [];
addEventListener('error', (event) => errors.push(event.message));

const files = (document.querySelector<HTMLMetaElement>('meta[name=bench-files]')?.content ?? '').split(' ');
await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
await settled();

const hosts = [...content().querySelectorAll<HTMLElement>(ISLANDS)];
let first: number | null = null;
const start = performance.now();
const observer = new MutationObserver(() => {
  const now = performance.now() - start;
  const ready = hosts.filter((host) => host.dataset.hydrated === 'true').length;
  if (ready > 0) first ??= now;
  if (ready === hosts.length) window.benchMarks = { all: now, first, errors };
});
observer.observe(content(), { subtree: true, attributeFilter: ['data-hydrated'] });
for (const host of hosts) host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
