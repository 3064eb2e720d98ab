import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { JsonPath } from '../document/json-path.ts';
import { twinsOf } from '../document/summary.ts';
import { typeOf } from '../document/tree.ts';
import { isAboutValue } from '../panel/problem-text.ts';
import { revealedField } from '../panel/revealed-field.ts';
import { textSchema } from '../translations/text-schema.ts';
import { useNodeNameInWords } from '../workspace/node-name.ts';
import { useLoadedManifests } from '../workspace/schemas.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { isAboutLanguages } from './said-languages.ts';

/** Whether a rule does not say itself which of several fields it is about. */
const isAboutField = (rule: CheckFinding['rule']) => isAboutLanguages(rule) || isAboutValue(rule);

/**
 * The part of a path that a finding is named by. A component has several texts and values: the whole path. Any other rule
 * says what it is about; only the item of a list is told from the others.
 */
export const namedPath = (rule: CheckFinding['rule'], path: JsonPath): JsonPath =>
  isAboutField(rule) ? path : path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);

/**
 * A function that says what in the open page is to be mended: the component, told from others of its kind, and the field;
 * '' where a finding is about the page as a whole.
 */
export function useFindingSubject(): (finding: CheckFinding) => string {
  const { t } = useTranslation();
  const { language } = useWorkspace();
  const document = useDocument();
  const nameOf = useNodeNameInWords();
  const schemaText = useSchemaText();
  useLoadedManifests();
  const componentName = (id: string) => {
    const twins = twinsOf(document, id, language);
    const name = nameOf(id);
    if (twins.length === 1) return name;
    return t('checks.oneOf', { name, position: twins.indexOf(id) + 1, count: twins.length });
  };
  return ({ nodeId, path: pointer, rule }) => {
    const node = nodeId === null ? undefined : document.nodes.get(nodeId);
    if (nodeId !== null && !node) return '';
    const { path } = revealedField(nodeId, pointer);
    if (!node && !isAboutField(rule)) return '';
    const isField = !node || pointer.startsWith('/props/');
    const titles = textSchema(node ? typeOf(node) : null, isField ? namedPath(rule, path) : []).titles.map(
      schemaText,
    );
    // The panel of the page shows these fields under a heading of its own.
    const fields = !node && path[0] === 'seo' ? [t('page.search'), ...titles.slice(1)] : titles;
    return [...(node ? [componentName(node.id)] : []), ...fields].join(' › ');
  };
}
