import de from './texts/de.json' with { type: 'json' };
import enGB from './texts/en-GB.json' with { type: 'json' };
import esES from './texts/es-ES.json' with { type: 'json' };
import hr from './texts/hr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import lt from './texts/lt.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import { localized, type Texts } from '../../localized.ts';

/** The site's texts by language and key; the first language is the default one. */
export const texts: Texts = { hr, de, it, 'en-GB': enGB, pl, ru, lt, 'es-ES': esES };

/** One text of this site in every language. @throws RangeError when a language lacks it */
export const inEveryLanguage = (key: string) => localized(texts, key);
