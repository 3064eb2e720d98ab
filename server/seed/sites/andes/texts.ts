import { localized, type Texts } from '../../localized.ts';
import enUS from './texts/en-US.json' with { type: 'json' };
import esAR from './texts/es-AR.json' with { type: 'json' };
import esCL from './texts/es-CL.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

/** The site's texts by language and key; the first language is the default one. */
export const texts: Texts = { 'es-AR': esAR, 'es-CL': esCL, pt, 'en-US': enUS };

/** One text of this site in every language. @throws RangeError when a language lacks it */
export const inEveryLanguage = (key: string) => localized(texts, key);
