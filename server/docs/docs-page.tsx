import * as S from './docs-page.styles.ts';
import type { DocumentedCall, DocumentedParameter, OpenApiDocument } from './open-api.ts';
import { Kind, limitsOf, SchemaRows } from './schema-rows.tsx';
import { WORDS } from './words.ts';

interface CallAt {
  readonly method: string;
  readonly path: string;
  readonly call: DocumentedCall;
}

const callsOf = ({ paths }: OpenApiDocument): CallAt[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
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
            {parameter.required ? `, ${WORDS.required}` : ''}
          </small>
        </dt>
        <dd>
          {parameter.description}
          <small>{limitsOf(parameter.schema)}</small>
          {parameter.example === undefined ? null : (
            <small>
              {WORDS.example}: <code>{String(parameter.example)}</code>
            </small>
          )}
        </dd>
      </div>
    ))}
  </S.Rows>
);

function Call({ method, path, call }: CallAt) {
  const { parameters = [], requestBody, responses } = call;
  const body = requestBody?.content['application/json'];
  const answers = Object.entries(responses);
  return (
    <S.Call id={call.operationId}>
      <h3>{call.summary}</h3>
      <S.Address>
        <strong data-method={method}>{method.toUpperCase()}</strong>
        <code>{path}</code>
      </S.Address>
      {call.description ? <p>{call.description}</p> : null}
      {parameters.length > 0 && (
        <>
          <h4>{WORDS.parameters}</h4>
          <Parameters parameters={parameters} />
        </>
      )}
      {body && (
        <>
          <h4>
            {WORDS.body}: <Kind schema={body.schema} />
          </h4>
          {body.example === undefined ? null : <Example value={body.example} />}
        </>
      )}
      <h4>{WORDS.answers}</h4>
      <S.Rows>
        {answers.map(([status, { description, content }]) => (
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
    </S.Call>
  );
}

/** The product API for people: every call with what it takes and answers, and every schema. */
export function DocsPage({ api, documentHref }: { api: OpenApiDocument; documentHref: string }) {
  const calls = callsOf(api);
  const groups = [...new Set(calls.flatMap(({ call }) => call.tags))].map((name) => ({
    name,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }));
  return (
    <S.Page id="content">
      <header>
        <h1>{api.info.title}</h1>
        <p>{api.info.description}</p>
        <p>
          <a href={documentHref}>{WORDS.document}</a> {api.info.version}
        </p>
      </header>
      <nav aria-label={WORDS.contents}>
        {groups.map((group) => (
          <div key={group.name}>
            <h2>{group.name}</h2>
            {group.calls.map(({ call }) => (
              <a key={call.operationId} href={`#${call.operationId}`}>
                {call.summary}
              </a>
            ))}
          </div>
        ))}
        <h2>
          <a href="#schemas">{WORDS.schemas}</a>
        </h2>
      </nav>
      <div>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            {group.calls.map((one) => (
              <Call key={one.call.operationId} {...one} />
            ))}
          </section>
        ))}
        <section id="schemas">
          <h2>{WORDS.schemas}</h2>
          {Object.entries(api.components.schemas).map(([name, schema]) => (
            <S.Call key={name} id={`schema-${name}`}>
              <h3>{name}</h3>
              <p>{schema.description}</p>
              <SchemaRows schema={schema} />
            </S.Call>
          ))}
        </section>
      </div>
    </S.Page>
  );
}
