import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../document/edits.ts';
import { allManifests } from '../workspace/manifests.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { templateOf } from './template.ts';

/** A component that can be inserted, as its first example shows it. */
export interface Offer {
  readonly type: string;
  readonly category: string;
  /** Name and purpose in the language of the interface. */
  readonly title: string;
  readonly description: string;
  /** What it is found by beside its name: its type, its English name, and synonyms in both languages. */
  readonly words: readonly string[];
  readonly template: Template;
}

export const CATEGORIES = ['layout', 'content', 'navigation', 'booking', 'screen'] as const;

/** All components that can be inserted. */
export function useOffers(): readonly Offer[] {
  const { t } = useTranslation();
  const text = useSchemaText();
  return useMemo(() => {
    const synonyms = (type: string, language?: string) =>
      t(`components.${type}.synonyms`, language === undefined ? {} : { lng: language }).split(', ');
    return allManifests().flatMap((manifest): Offer[] => {
      const { name: type, category, title, description } = manifest;
      const [example] = manifest.examples;
      if (!example) return [];
      return [
        {
          type,
          category,
          title: text(title),
          description: text(description),
          words: [...new Set([type, title, ...synonyms(type), ...synonyms(type, 'en')])],
          template: templateOf(manifest, example),
        },
      ];
    });
  }, [t, text]);
}

/** Whether a component is meant by what was typed into a search. */
export const isFound = ({ title, description, words }: Offer, search: string): boolean =>
  [title, description, ...words].join(' ').toLowerCase().includes(search.trim().toLowerCase());
