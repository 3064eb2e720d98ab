import { type TextLocation, textLocationsOf } from '../../src/runtime/document/text-locations.ts';
import { readTranslations, type TranslationState } from '../../src/runtime/document/translation-states.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { nodeOf, propsOf, subtree, typeOf } from '../document/tree.ts';

/** A line of the side by side view: what a group of texts is called, or a text. */
export type TranslationRow =
  | {
      readonly kind: 'group';
      /** Id of the section; `null` for the fields of the page itself. */
      readonly section: string | null;
    }
  | TextRow;

/** The line of a text, at the first location that shows it. */
export interface TextRow {
  readonly kind: 'text';
  readonly location: TextLocation;
  /** The type of the component that shows it; `null` for a field of the page. */
  readonly type: string | null;
  /** The text of the default language. */
  readonly source: string;
  /** The text in the language it is translated to; '' without one of its own. */
  readonly text: string;
  readonly state: TranslationState;
}

/** States in which something is left to be done. */
export const isUnfinished = (state: TranslationState): boolean => state === 'missing' || state === 'outdated';

/** The texts of a page in its order, each once, by the sections that show them. */
export function translationRows(
  document: OpenDocument,
  { language, source }: { readonly language: string; readonly source: string },
): TranslationRow[] {
  const body = { ...document.body, builder: { ...builderOf(document), translations: document.translations } };
  const reader = readTranslations(body, source);
  const seen = new Set<string>();
  const rows: TranslationRow[] = [];
  const add = (section: string | null, locations: readonly TextLocation[]) => {
    const fresh = locations.filter(({ key }) => !seen.has(key) && seen.add(key));
    if (fresh.length === 0) return;
    rows.push({ kind: 'group', section });
    for (const location of fresh)
      rows.push({
        kind: 'text',
        location,
        type: location.nodeId === null ? null : typeOf(nodeOf(document, location.nodeId)),
        source: reader.source(location),
        text: location.textIn(language),
        state: reader.stateOf(location, language),
      });
  };
  add(null, textLocationsOf('page', body, []));
  for (const section of document.sections) {
    const nodes = subtree(document, section).map((id) => {
      const node = nodeOf(document, id);
      return { id, type: typeOf(node), props: propsOf(node) };
    });
    add(section, textLocationsOf('sharedComponent', { builder: body.builder }, nodes));
  }
  return rows;
}

const builderOf = ({ body: { builder } }: OpenDocument): object =>
  typeof builder === 'object' && builder !== null ? builder : {};

/** The lines that are shown: texts that are wanted, and the groups that have one. */
export function chosenRows(
  rows: readonly TranslationRow[],
  isWanted: (row: TextRow) => boolean,
): TranslationRow[] {
  const chosen = rows.filter((row) => row.kind === 'group' || isWanted(row));
  return chosen.filter((row, at) => row.kind === 'text' || chosen[at + 1]?.kind === 'text');
}

/** The next text in which something is left to be done: after a key, else from the first line on. */
export function nextUnfinished(rows: readonly TranslationRow[], key: string | null): TextRow | undefined {
  const texts = rows.filter((row): row is TextRow => row.kind === 'text');
  const from = texts.findIndex(({ location }) => location.key === key) + 1;
  return [...texts.slice(from), ...texts.slice(0, from)].find(
    ({ location, state }) => location.key !== key && isUnfinished(state),
  );
}
