import * as S from './docs-page.styles.ts';
import type { DocumentedSchema } from './open-api.ts';
import { LABELS } from './labels.ts';

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** A page shows parts of parts once; deeper ones stand in the document itself. */
const MAX_DEPTH = 4;

/** What kind of value a schema stands for, with a way to the schema it names. */
export function Kind({ schema }: { schema: DocumentedSchema }) {
  if (schema.$ref) {
    // Schemas within a schema are not rendered by themselves.
    const name = nameOf(schema.$ref);
    return schema.$ref.includes('/$defs/') ? <code>{name}</code> : <a href={`#schema-${name}`}>{name}</a>;
  }
  if (schema.items)
    return (
      <>
        {LABELS.listOf} <Kind schema={schema.items} />
      </>
    );
  if (schema.enum) return <code>{schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>;
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  return <code>{[schema.type ?? LABELS.anything].flat().join(' | ')}</code>;
}

const LIMITS = ['pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems'] as const;

/** The limits of a value, in the words of JSON Schema. */
export const limitsOf = (schema: DocumentedSchema): string =>
  LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [`${limit}: ${schema[limit]}`])).join(', ');

/** The properties of a schema, those of its parts below them. */
export function SchemaRows({ schema, depth = 0 }: { schema: DocumentedSchema; depth?: number }) {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0 || depth > MAX_DEPTH) return null;
  return (
    <S.Rows>
      {entries.map(([name, property]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <small>
              <Kind schema={property} />
              {schema.required?.includes(name) ? `, ${LABELS.required}` : ''}
            </small>
          </dt>
          <dd>
            {property.description}
            <small>{limitsOf(property)}</small>
            <SchemaRows schema={property.items ?? property} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </S.Rows>
  );
}
