import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { SCHEMA_TEXTS } from '../i18n.ts';
import type { PropertySchema } from './schemas.ts';

type SchemaTexts = Readonly<Record<string, string>>;

/** A function from a text of a schema, which is English, to that text in the language of the interface. */
export type SchemaText = (english: string) => string;

/** A function that translates texts of schemas as far as they are loaded; English where there is no translation. */
export function useSchemaText(): SchemaText {
  const { i18n } = useTranslation();
  const { store, language } = i18n;
  const subscribe = useCallback(
    (onAdded: () => void) => {
      store.on('added', onAdded);
      return () => store.off('added', onAdded);
    },
    [store],
  );
  const texts: SchemaTexts | undefined = useSyncExternalStore(subscribe, () =>
    i18n.getResourceBundle(language, SCHEMA_TEXTS),
  );
  return useCallback((english) => texts?.[english] ?? english, [texts]);
}

/** A schema with its title and description in the language of the interface. */
export function useTranslatedSchema(schema: PropertySchema): PropertySchema {
  const text = useSchemaText();
  return useMemo(
    () => ({ ...schema, title: text(schema.title), description: text(schema.description) }),
    [schema, text],
  );
}

/**
 * A function that says what a component is called in the language of the interface; an unknown one by its type. It is the
 * same for as long as the language is: names of components are among the first texts, which are there before anything else.
 */
export function useTypeName(): (type: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (type) => {
      const english = MANIFESTS.get(type)?.title ?? type;
      const texts: SchemaTexts | undefined = i18n.getResourceBundle(language, SCHEMA_TEXTS);
      return texts?.[english] ?? english;
    },
    [i18n, language],
  );
}
