import * as S from './docs-page.styles.ts';
import type { DocumentedOperation, DocumentedParameter, OpenApiDocument } from './open-api.ts';
import { Kind, limitsOf, SchemaRows } from './schema-rows.tsx';
import { LABELS } from './labels.ts';

interface OperationAt {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentedOperation;
}

const operationsOf = ({ paths }: OpenApiDocument): OperationAt[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const Example = ({ value }: { value: unknown }) => (
  <pre>
    <code>{JSON.stringify(value, null, 2)}</code>
  </pre>
);

const Parameters = ({ parameters }: { parameters: readonly DocumentedParameter[] }) => (
  <S.Rows>
    {parameters.map((parameter) => (
      <div key={parameter.name}>
        <dt>
          <code>{parameter.name}</code>
          <small>
            {parameter.in}, <Kind schema={parameter.schema} />
            {parameter.required ? `, ${LABELS.required}` : ''}
          </small>
        </dt>
        <dd>
          {parameter.description}
          <small>{limitsOf(parameter.schema)}</small>
          {parameter.example === undefined ? null : (
            <small>
              {LABELS.example}: <code>{String(parameter.example)}</code>
            </small>
          )}
        </dd>
      </div>
    ))}
  </S.Rows>
);

function Operation({ method, path, operation }: OperationAt) {
  const { parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  return (
    <S.Entry id={operation.operationId}>
      <h3>{operation.summary}</h3>
      <S.Address>
        <strong data-method={method}>{method.toUpperCase()}</strong>
        <code>{path}</code>
      </S.Address>
      {operation.description ? <p>{operation.description}</p> : null}
      {parameters.length > 0 && (
        <>
          <h4>{LABELS.parameters}</h4>
          <Parameters parameters={parameters} />
        </>
      )}
      {body && (
        <>
          <h4>
            {LABELS.body}: <Kind schema={body.schema} />
          </h4>
          {body.example === undefined ? null : <Example value={body.example} />}
        </>
      )}
      <h4>{LABELS.responses}</h4>
      <S.Rows>
        {Object.entries(responses).map(([status, { description, content }]) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
              <small>
                {Object.values(content ?? {}).map(({ schema }) => (
                  <Kind key={status} schema={schema} />
                ))}
              </small>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </S.Rows>
    </S.Entry>
  );
}

/** The product API for people: every operation with its parameters and responses, and every schema. */
export function DocsPage({ api, documentHref }: { api: OpenApiDocument; documentHref: string }) {
  const operations = operationsOf(api);
  const groups = [...new Set(operations.flatMap(({ operation }) => operation.tags))].map((name) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return (
    <S.Page id="content">
      <header>
        <h1>{api.info.title}</h1>
        <p>{api.info.description}</p>
        <p>
          <a href={documentHref}>{LABELS.document}</a> {api.info.version}
        </p>
      </header>
      <nav aria-label={LABELS.contents}>
        {groups.map((group) => (
          <div key={group.name}>
            <h2>{group.name}</h2>
            {group.operations.map(({ operation }) => (
              <a key={operation.operationId} href={`#${operation.operationId}`}>
                {operation.summary}
              </a>
            ))}
          </div>
        ))}
        <h2>
          <a href="#schemas">{LABELS.schemas}</a>
        </h2>
      </nav>
      <div>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            {group.operations.map((one) => (
              <Operation key={one.operation.operationId} {...one} />
            ))}
          </section>
        ))}
        <section id="schemas">
          <h2>{LABELS.schemas}</h2>
          {Object.entries(api.components.schemas).map(([name, schema]) => (
            <S.Entry key={name} id={`schema-${name}`}>
              <h3>{name}</h3>
              <p>{schema.description}</p>
              <SchemaRows schema={schema} />
            </S.Entry>
          ))}
        </section>
      </div>
    </S.Page>
  );
}
