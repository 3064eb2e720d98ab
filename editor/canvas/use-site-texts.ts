import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { siteTexts } from './open-site.ts';

/** The built-in texts of sites in a language; `undefined` until they are loaded. */
export function useSiteTexts(language: LanguageTag) {
  return useCode(`site-texts/${language}`, () => siteTexts(language, () => undefined));
}
