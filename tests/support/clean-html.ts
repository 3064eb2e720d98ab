import type { CleanHtmlOf } from '../../src/runtime/html/clean-html.ts';
import { createPurifier } from '../../src/runtime/html/purify.ts';

/** Not written where it is imported: Storybook runs in a browser and must not bundle it. */
const JSDOM = 'jsdom';

let cleaner: Promise<CleanHtmlOf> | undefined;

/** Makes one text safe; see htmlCleaner. */
export const cleanInTest = async (source: string) => (await (cleaner ??= htmlCleaner()))(source);

/** Makes HTML of operators safe in a test or story: by the DOM of its environment, else by jsdom. */
export async function htmlCleaner(): Promise<CleanHtmlOf> {
  const { window } = globalThis as { window?: Parameters<typeof createPurifier>[0] };
  const purify = createPurifier(window ?? new (await import(/* @vite-ignore */ JSDOM)).JSDOM('').window);
  return (source) => purify(source).html;
}
