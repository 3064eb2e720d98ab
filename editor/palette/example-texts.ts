import { useEffect, useState } from 'react';
import { type LanguageTag, primarySubtag } from '../../src/runtime/text/languages.ts';

/** Texts of examples in another language than English, by their English text. */
type ExampleTexts = Readonly<Record<string, string>>;

/** The languages that the examples are translated into. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: ExampleTexts }>>> = {
  de: () => import('./example-texts/de.json'),
};

/** The texts of examples in a language; `null` while they are not loaded, and where the examples are in English alone. */
export function useExampleTexts(language: LanguageTag): ExampleTexts | null {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly texts: ExampleTexts }>();
  const file = primarySubtag(language);
  useEffect(() => {
    let isOver = false;
    // Without its file an example is inserted in English.
    FILES[file]?.().then(
      ({ default: texts }) => isOver || setLoaded({ of: file, texts }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return loaded?.of === file ? loaded.texts : null;
}
