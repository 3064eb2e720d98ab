import es from './texts/es.json' with { type: 'json' };
import enUS from './texts/en-US.json' with { type: 'json' };
import esCR from './texts/es-CR.json' with { type: 'json' };
import esDO from './texts/es-DO.json' with { type: 'json' };
import esMX from './texts/es-MX.json' with { type: 'json' };
import esNI from './texts/es-NI.json' with { type: 'json' };
import esUS from './texts/es-US.json' with { type: 'json' };
import frFR from './texts/fr-FR.json' with { type: 'json' };
import nlNL from './texts/nl-NL.json' with { type: 'json' };
import { localized, type Texts } from '../../localized.ts';

/** The site's texts by language and key, those that all of its Spanish shares in one file; the first language is the default one. */
export const texts: Texts = {
  'en-US': enUS,
  'es-DO': { ...es, ...esDO },
  'es-MX': { ...es, ...esMX },
  'es-CR': { ...es, ...esCR },
  'es-NI': { ...es, ...esNI },
  'es-US': { ...es, ...esUS },
  'fr-FR': frFR,
  'nl-NL': nlNL,
};

/** One text of this site in every language. @throws RangeError when a language lacks it */
export const inEveryLanguage = (key: string) => localized(texts, key);
