import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { SYNONYMS } from '../i18n.ts';
import type { Template } from '../document/edits.ts';
import { HEADING, PARAGRAPH } from '../document/tree.ts';
import { referenceTo } from '../document/shared-section.ts';
import { useManifests } from '../workspace/schemas.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useSharedList } from '../workspace/use-shared.ts';
import { useExampleTexts } from './example-texts.ts';
import { templateOf } from './template.ts';

/** A component that can be inserted, as one of its examples shows it; or a shared section. */
export interface Offer {
  readonly id: string;
  readonly type: string;
  readonly category: string;
  /** Name and purpose in the language of the interface; the name of a shared section is its own. */
  readonly title: string;
  readonly description: string;
  /** What it is found by beside its name: its type, its English name, and synonyms in both languages. */
  readonly searchTerms: readonly string[];
  readonly template: Template;
}

export const CATEGORIES = ['shared', 'layout', 'content', 'navigation', 'booking', 'screen'] as const;

/**
 * Everything that can be inserted into pages of a site: its shared sections, and all components. Empty until schemas are loaded.
 * @param language of the page, in which components have their first texts where the examples know it
 */
export function useOffers({ shared }: Pick<OpenSite, 'shared'>, language: LanguageTag): readonly Offer[] {
  const { i18n } = useTranslation();
  const { language: ofInterface } = i18n;
  const manifests = useManifests();
  const text = useSchemaText();
  const sections = useSharedList(shared);
  const exampleTexts = useExampleTexts(language);
  return useMemo(() => {
    const synonyms = (type: string, tag: string) =>
      String(i18n.getResource(tag, SYNONYMS, type) ?? '').split(', ');
    return [...manifests.values()].flatMap((manifest): Offer[] => {
      const { name: type, category, title, description } = manifest;
      const [example] = manifest.examples;
      if (!example) return [];
      const offer = {
        type,
        category,
        title: text(title),
        description: text(description),
        searchTerms: [...new Set([type, title, ...synonyms(type, ofInterface), ...synonyms(type, 'en')])],
      };
      if (type !== SHARED_SECTION) {
        const itself = { ...offer, id: type, template: templateOf(manifest, example, exampleTexts) };
        const heading = type === PARAGRAPH && manifest.examples.find(({ name }) => name === 'heading');
        if (!heading) return [itself];
        // The outline names headings so: they are looked for by that name.
        return [
          {
            ...offer,
            id: HEADING,
            title: text(HEADING),
            searchTerms: [HEADING, ...synonyms(HEADING, ofInterface), ...synonyms(HEADING, 'en')],
            template: templateOf(manifest, heading, exampleTexts),
          },
          itself,
        ];
      }
      return sections.map(({ id, name }) => ({
        ...offer,
        id: `${type}/${id}`,
        category: 'shared',
        title: name || id,
        template: referenceTo(id),
      }));
    });
  }, [i18n, ofInterface, manifests, text, sections, exampleTexts]);
}

/** The components that may be meant by what was typed into a search: first those whose name it is a part of. */
export function foundOffers<Some extends Offer>(offers: readonly Some[], search: string): readonly Some[] {
  const wanted = search.trim().toLowerCase();
  const isIn = (...texts: readonly string[]) => texts.join(' ').toLowerCase().includes(wanted);
  const found = offers.filter(({ title, description, searchTerms }) =>
    isIn(title, description, ...searchTerms),
  );
  return [...found.filter(({ title }) => isIn(title)), ...found.filter(({ title }) => !isIn(title))];
}
