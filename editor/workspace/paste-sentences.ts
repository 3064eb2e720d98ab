import type { TFunction } from 'i18next';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import type { Lost } from '../checks/lost-references.ts';
import type { Adaptation } from '../document/adapt-clipboard.ts';
import type { PasteReport } from '../document/clipboard.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';

const languageName = (tag: string): string =>
  Object.hasOwn(NATIVE_NAMES, tag) ? NATIVE_NAMES[tag as keyof typeof NATIVE_NAMES] : tag;

/** What became of nodes that were pasted. */
export interface Pasted {
  readonly adapted: Adaptation;
  readonly report: PasteReport;
  readonly lost: readonly Lost[];
  /** The default language of the site. */
  readonly language: string;
}

/** How the interface words it. */
export interface Wording {
  readonly t: TFunction;
  readonly interfaceLanguage: string;
  readonly refusalText: (refusal: EditRefusal) => string;
  readonly typeName: (type: string) => string;
}

/** Says what was adapted of pasted nodes, and what is left to do. */
export function pasteSentences(
  {
    adapted: { leftOut, takenOver, untranslated, anchors, versions },
    report: { refused },
    lost,
    language,
  }: Pasted,
  { t, interfaceLanguage, refusalText, typeName }: Wording,
): string {
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(interfaceLanguage, { type: 'conjunction' }).format(names);
  const languages = (tags: readonly string[]) => list(tags.map(languageName));
  const kinds = [...new Set(lost.map(({ kind }) => t(`paste.kinds.${kind}`)))];
  return [
    ...refused.map(({ type, refusal }) =>
      t('paste.refused', {
        name: typeName(type),
        reason: refusalText(refusal),
      }),
    ),
    ...(untranslated > 0
      ? [t('paste.untranslated', { count: untranslated, language: languageName(language) })]
      : []),
    ...(takenOver.count > 0
      ? [
          t('paste.takenOver', {
            count: takenOver.count,
            from: languages(takenOver.from),
            language: languageName(language),
          }),
        ]
      : []),
    ...(leftOut.length > 0 ? [t('paste.leftOut', { languages: languages(leftOut) })] : []),
    ...(anchors.length > 0 ? [t('paste.anchors', { anchors: list(anchors) })] : []),
    ...versions.map(({ type, from, to }) =>
      t(from < to ? 'paste.migrated' : 'paste.newer', { name: typeName(type) }),
    ),
    ...(kinds.length > 0 ? [t('paste.lost', { kinds: list(kinds) })] : []),
  ].join(' ');
}
