import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from '../document/commands/command.ts';
import { typeOfKind } from '../document/tree.ts';
import { useManifests } from './schemas.ts';
import { useSchemaText, useTypeName } from './use-schema-text.ts';

/** The setting of a page that a path is in; parts of the builder document are settings of their own. */
const settingOf = (path: string) => (path.startsWith('builder.') ? path : (path.split('.')[0] ?? ''));

/** A function that writes a sentence, with names of components and properties instead of their types. */
export function useSentence(): (sentence: Sentence) => string {
  const { t } = useTranslation();
  const text = useSchemaText();
  const typeName = useTypeName();
  const manifests = useManifests();
  return useCallback(
    ({ key, values }) => {
      const { type, words, other, otherWords, property, field } = values as Readonly<Record<string, string>>;
      const named = (of: string, by: string | undefined) =>
        by === undefined ? typeName(of) : t('outline.named', { name: typeName(of), words: by });
      return t(`history.${key}`, {
        ...values,
        ...(type === undefined ? {} : { type: named(type, words) }),
        ...(other === undefined ? {} : { other: named(other, otherWords) }),
        ...(property === undefined
          ? {}
          : {
              property: text(manifests.get(typeOfKind(type ?? ''))?.properties[property]?.title ?? property),
            }),
        ...(field === undefined
          ? {}
          : { field: t([`differences.settings.${settingOf(field)}`, 'differences.settings.other']) }),
      });
    },
    [t, text, typeName, manifests],
  );
}
