import { type BuiltInTemplate, builtInContent } from '../../../src/site/page-templates/built-in-templates.ts';
import { withNewIds } from '../../document/new-ids.ts';
import { newId } from '../../workspace/new-id.ts';
import { EMPTY_CONTENT, type PageNamings, storedNaming } from './new-page.ts';
import type { DocumentBody } from './page-body.ts';

/** A page that begins as a template that every site has is: its name is the heading in each language. */
export function pageOfBuiltIn(template: BuiltInTemplate, namings: PageNamings): DocumentBody {
  const naming = storedNaming(namings);
  const builder = { ...EMPTY_CONTENT, ...builtInContent(template, naming.menuLabel ?? {}) };
  return withNewIds({ builder, madeFrom: { kind: 'builtInTemplate', id: template }, ...naming }, newId);
}
