import { startLoader } from './start-loader.ts';

// The only script of a page before its first input: small, and without React.
startLoader(async (host) => {
  const { href } = new URL(host.dataset.island as string, location.href);
  // Content must not be able to name a script: only what our own build made is run.
  const ours = location.origin + (import.meta.env.DEV ? '/' : '/assets/');
  if (!href.startsWith(ours)) throw new Error(`no island: ${href}`);
  const [{ hydrateIsland }, island] = await Promise.all([
    import('./hydrate.ts'),
    import(/* @vite-ignore */ href),
  ]);
  // In a task of its own: input that waited for the scripts to be evaluated comes first.
  await new Promise((resolve) => setTimeout(resolve));
  await hydrateIsland(host, Object.values(island)[0] as Parameters<typeof hydrateIsland>[1]);
});
/** Starts what a file exports, once it is loaded. */
const start = (loading: Promise<{ readonly start: (event?: Event) => unknown }>, event?: Event) =>
  loading.then((file) => file.start(event), reportError);
const FIRST = { capture: true, once: true };
// Navigation starts at once for visitors who came from a page of this site, for others with their first input.
const browse = (event?: Event) => start(import('./navigation.ts'), event);
if (document.referrer.startsWith(location.origin + '/')) browse();
else for (const type of ['pointerover', 'focusin']) document.addEventListener(type, browse, FIRST);
// Menus and filters open without scripts; how they close, and their keys, are loaded with the first focus or click. Not
// with `toggle`: that is sent for what is served open too.
for (const type of ['click', 'focusin'])
  document.addEventListener(type, () => start(import('./disclosures.ts')), FIRST);
if (document.querySelector('[data-modal]')) start(import('./modals.ts'));
// The cookie decides where `/` leads. Pages for everybody set none: a shared cache would give it to all visitors.
const { lang, dataset } = document.documentElement;
// A preview leaves nothing behind.
if (!('preview' in dataset)) {
  document.cookie = `language=${lang};path=/;max-age=31536000;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  // Last, because storage may be closed: the language shown is the one that was chosen.
  localStorage.language = lang;
}
