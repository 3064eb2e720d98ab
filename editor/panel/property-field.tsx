import { memo, useMemo } from 'react';
import type { TranslationReader } from '../../src/runtime/document/translation-states.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { Edits } from '../document/edits.ts';
import type { DocumentNode, JsonObject } from '../document/page-document.ts';
import { propsOf } from '../document/tree.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import { Field } from './field.tsx';
import { nodeTarget, type Problems } from './field-target.ts';
import { FieldsProvider } from './fields.ts';

interface Props {
  readonly property: string;
  readonly schema: PropertySchema;
  readonly node: DocumentNode;
  readonly translations: JsonObject;
  readonly reader: TranslationReader;
  readonly edits: Edits;
  readonly problems: Problems;
  readonly site: OpenSite;
  readonly language: LanguageTag;
}

/** Whether a value has texts by language, itself or in a part. */
function hasTexts({ 'x-localized': isText, properties = {}, items }: PropertySchema): boolean {
  return (
    isText === true || Object.values(properties).some(hasTexts) || (items !== undefined && hasTexts(items))
  );
}

const problemsIn = (problems: Problems, property: string): string =>
  JSON.stringify([...problems].filter(([path]) => path.split('/')[1] === property));

/** HTML is shown as another property says. */
const readsOthers = ({ 'x-control': control }: PropertySchema) => control === 'html';

/** Whether nothing changed that a field shows; of all else of the node and its document it reads nothing. */
function showsTheSame(one: Props, other: Props): boolean {
  const { property, schema } = one;
  return (
    property === other.property &&
    schema === other.schema &&
    one.node.id === other.node.id &&
    one.edits === other.edits &&
    one.site === other.site &&
    one.language === other.language &&
    propsOf(one.node)[property] === propsOf(other.node)[property] &&
    (!readsOthers(schema) || one.node === other.node) &&
    (!hasTexts(schema) || (one.translations === other.translations && one.reader === other.reader)) &&
    problemsIn(one.problems, property) === problemsIn(other.problems, property)
  );
}

/** The field of one property of a node; renders again for that property alone: a letter is typed into one of many. */
export const PropertyField = memo(function PropertyField({
  property,
  schema,
  node,
  translations,
  reader,
  edits,
  problems,
  site,
  language,
}: Props) {
  const fields = useMemo(
    () => ({ target: nodeTarget(node, translations, reader, edits, problems), site, language }),
    [node, translations, reader, edits, problems, site, language],
  );
  const path = useMemo(() => [property], [property]);
  return (
    <FieldsProvider value={fields}>
      <Field path={path} schema={schema} />
    </FieldsProvider>
  );
}, showsTheSame);
