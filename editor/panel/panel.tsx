import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ancestors, nodeOf, typeOf } from '../document/tree.ts';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { type EditorManifest, manifestOf } from '../workspace/manifests.ts';
import { typeName } from '../workspace/node-name.ts';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { Field } from './field.tsx';
import { nodeTarget } from './field-target.ts';
import { FieldsProvider } from './fields.ts';
import { FieldGroup } from './field-group.tsx';
import { isShown } from './field-values.ts';
import { PagePanel } from './page-panel.tsx';
import { Crumbs, Header, Note } from './panel.styles.ts';
import { useValidators } from './use-validators.ts';
import { propertyProblems } from './validation.ts';

const GROUPS = ['content', 'layout', 'style', 'behaviour', 'advanced'] as const;

/** The properties of a node by their groups. */
function NodeProperties({ id, manifest }: { readonly id: string; readonly manifest: EditorManifest }) {
  const { t } = useTranslation();
  const { site, edits, language, revealed } = useWorkspace();
  const document = useDocument();
  const node = nodeOf(document, id);
  const validators = useValidators();
  const problems = useMemo(() => propertyProblems(node, validators), [node, validators]);
  const target = nodeTarget(document, edits, id, problems);
  const groups = GROUPS.map((group) => ({
    group,
    fields: Object.entries(manifest.properties).filter(
      ([, schema]) =>
        (schema['x-advanced'] ? 'advanced' : (schema['x-group'] ?? 'content')) === group &&
        isShown(target, schema, manifest.properties),
    ),
  }));
  return (
    <FieldsProvider value={{ target, site, language, revealed: revealed?.nodeId === id ? revealed : null }}>
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map(({ group, fields }) => (
          <FieldGroup
            key={`${id}/${group}`}
            title={t(`panel.${group}`)}
            paths={fields.map(([property]) => [property])}
            startsOpen={group !== 'advanced'}
          >
            {fields.map(([property, schema]) => (
              <Field key={property} path={[property]} schema={schema} />
            ))}
          </FieldGroup>
        ))}
    </FieldsProvider>
  );
}

/** The properties of the selected node, from the schema of its component; those of the page where none is selected. */
export function Panel() {
  const { t } = useTranslation();
  const { store } = useWorkspace();
  const document = useDocument();
  const selection = useSelection();
  const id = selection.at(-1);
  if (id === undefined) return <PagePanel />;
  const type = typeOf(nodeOf(document, id));
  const manifest = manifestOf(type);
  const above = ancestors(document, id).toReversed();
  return (
    <>
      <Header>
        {above.length > 0 && (
          <Crumbs aria-label={t('panel.ancestors')}>
            {above.map((one) => (
              <button key={one} type="button" onClick={() => store.select([one])}>
                {typeName(typeOf(nodeOf(document, one)))}
              </button>
            ))}
          </Crumbs>
        )}
        <h2>
          <ComponentIcon type={type} size={18} />
          {selection.length > 1 ? t('panel.several', { count: selection.length }) : typeName(type)}
        </h2>
        {manifest && <p>{manifest.description}</p>}
      </Header>
      {manifest ? (
        <NodeProperties id={id} manifest={manifest} />
      ) : (
        <Note>{t('panel.unknown', { type })}</Note>
      )}
    </>
  );
}
