import type { TFunction } from 'i18next';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import type { Lost } from '../checks/lost-references.ts';
import type { Adaptation } from '../document/adapt-clipboard.ts';
import type { PasteReport } from '../document/clipboard.ts';
import type { PlacementRefusal } from '../document/placement.ts';

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
  readonly refusalText: (refusal: PlacementRefusal) => string;
  readonly typeName: (type: string) => string;
}

/** Says what was adapted of pasted nodes. */
export function pasteSentences(
  { adapted: { leftOut, takenOver, anchors, versions }, report: { refused, ids }, lost, language }: Pasted,
  { t, interfaceLanguage, refusalText, typeName }: Wording,
): string {
  const lostName = ({ kind, id }: Lost) => t('paste.lostName', { kind: t(`paste.kinds.${kind}`), id });
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(interfaceLanguage, { type: 'conjunction' }).format(names);
  return [
    ...refused.map(({ type, refusal }) =>
      t('paste.refused', {
        name: typeName(type),
        reason: refusalText(refusal),
      }),
    ),
    ...(leftOut.length > 0 ? [t('paste.leftOut', { languages: list(leftOut.map(languageName)) })] : []),
    ...(takenOver > 0 ? [t('paste.takenOver', { count: takenOver, language: languageName(language) })] : []),
    ...(anchors.length > 0 ? [t('paste.anchors', { anchors: list(anchors) })] : []),
    ...versions.map(({ type, from, to }) =>
      t(from < to ? 'paste.migrated' : 'paste.newer', { name: typeName(type), from, to }),
    ),
    ...(lost.length > 0 ? [t('paste.lost', { names: list(lost.map(lostName)) })] : []),
    // That copies have ids of their own is worth a word only beside what did change.
    t('paste.ids', { ids: list(ids.map((pair) => pair.join(' → '))) }),
  ].join(' ');
}
