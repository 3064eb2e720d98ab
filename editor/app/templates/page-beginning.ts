import { builtInTitles, isBuiltInTemplate } from '../../../src/site/page-templates/built-in-templates.ts';
import { slugOf } from '../../../src/domain/slug.ts';
import type { PageNamings } from '../page-list/new-page.ts';
import { freeSlug, type TakenPaths } from '../page-list/page-paths.ts';

/** What a new page begins with; the id is empty for an empty page. */
export interface PageBeginning {
  readonly kind: 'empty' | 'page' | 'pageTemplate' | 'builtInTemplate';
  readonly id: string;
}

export const EMPTY_PAGE: PageBeginning = { kind: 'empty', id: '' };

/** Names and paths that a beginning proposes for a page; none but for templates that every site has. */
function proposed({ kind, id }: PageBeginning, languages: readonly string[], taken: TakenPaths): PageNamings {
  if (kind !== 'builtInTemplate' || !isBuiltInTemplate(id)) return {};
  return Object.fromEntries(
    Object.entries(builtInTitles(id, languages)).map(([language, title]) => [
      language,
      { title, slug: freeSlug(language, slugOf(title), taken) },
    ]),
  );
}

/** Names and paths after another beginning was chosen: those that were proposed before are replaced, typed ones stay. */
export function renamed(
  namings: PageNamings,
  before: PageBeginning,
  after: PageBeginning,
  languages: readonly string[],
  taken: TakenPaths,
): PageNamings {
  const [old, next] = [proposed(before, languages, taken), proposed(after, languages, taken)];
  return Object.fromEntries(
    languages.map((language) => {
      const naming = namings[language] ?? { title: '', slug: '' };
      const isTyped = naming.title !== (old[language]?.title ?? '');
      return [language, isTyped ? naming : (next[language] ?? { title: '', slug: '' })];
    }),
  );
}
