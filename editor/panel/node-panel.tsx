import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { readTranslations } from '../../src/runtime/document/translation-states.ts';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { valueAt } from '../document/json-path.ts';
import type { DocumentNode, JsonObject } from '../document/page-document.ts';
import { ancestors, propsOf } from '../document/tree.ts';
import { SharedReference } from '../shared-sections/shared-reference.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { kindIn, useNodeName } from '../workspace/node-name.ts';
import { type EditorManifest, manifestOf } from '../workspace/schemas.ts';
import { useSchemaText, useTypeName } from '../workspace/use-schema-text.ts';
import type { NodeText } from '../document/text-command.ts';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';
import { BreakpointFields } from './breakpoint-fields.tsx';
import { breakpointsOf, isOfBreakpoints } from './breakpoints.ts';
import { nodeTarget, type Problems } from './field-target.ts';
import { FieldGroup } from './field-group.tsx';
import { isShown } from './field-values.ts';
import { FieldsProvider, RevealedProvider } from './fields.ts';
import { HelpPane } from './help-pane.tsx';
import { Crumbs, Header, Note } from './panel.styles.ts';
import { PropertyField } from './property-field.tsx';
import { useValidators } from './use-validators.ts';
import { propertyProblems } from './validation.ts';

const GROUPS = ['content', 'layout', 'style', 'behaviour', 'advanced'] as const;
const NONE: Problems = new Map();

interface Shown {
  readonly id: string;
}

/** The texts of a document with one as it is being typed on the canvas. */
function withTyped(translations: JsonObject, node: DocumentNode, { path, language, text }: NodeText) {
  const key = valueAt(propsOf(node), path);
  const own = valueAt(translations, [language]);
  return typeof key === 'string'
    ? { ...translations, [language]: { ...(isRecord(own) ? own : {}), [key]: text } }
    : translations;
}

/** The properties of a node by their groups. Rendered again when these or the texts change, not with the panel around them. */
const NodeProperties = memo(function NodeProperties({
  id,
  manifest,
}: Shown & { readonly manifest: EditorManifest }) {
  const { t } = useTranslation();
  const { site, edits, language, revealed, typed } = useWorkspace();
  const node = useOfDocument((document) => document.nodes.get(id));
  const stored = useOfDocument((document) => document.translations);
  const typedHere = useSyncExternalStore(typed.subscribe, () => {
    const text = typed.value();
    return text?.id === id ? text : null;
  });
  const translations = useMemo(
    () => (node && typedHere ? withTyped(stored, node, typedHere) : stored),
    [stored, node, typedHere],
  );
  const states = useOfDocument((document) => valueAt(document.body, ['builder', 'translationState']));
  const reader = useMemo(
    () => readTranslations({ builder: { translationState: states } }, defaultLanguage(site.settings.site)),
    [states, site],
  );
  const validators = useValidators();
  const problems = useMemo(() => (node ? propertyProblems(node, validators) : NONE), [node, validators]);
  if (!node) return null;
  const shown = { node, translations, reader, edits, problems, site, language };
  const target = nodeTarget(node, translations, reader, edits, problems);
  const widths = breakpointsOf(manifest.properties);
  const groups = GROUPS.map((group) => ({
    group,
    fields: Object.entries(manifest.properties).filter(
      ([, schema]) =>
        (schema['x-advanced'] ? 'advanced' : (schema['x-group'] ?? 'content')) === group &&
        isShown(target, schema, manifest.properties),
    ),
  }));
  return (
    <RevealedProvider value={revealed?.nodeId === id ? revealed : null}>
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map(({ group, fields }) => (
          <FieldGroup
            key={`${id}/${group}`}
            title={t(`panel.${group}`)}
            paths={fields.map(([property]) => [property])}
            startsOpen={group !== 'advanced'}
          >
            {fields.map(([property, schema]) =>
              property === widths[0]?.[0] ? (
                <FieldsProvider key={property} value={{ target, site, language }}>
                  <BreakpointFields of={widths} />
                </FieldsProvider>
              ) : isOfBreakpoints(property, widths) ? null : (
                <PropertyField key={property} {...shown} property={property} schema={schema} />
              ),
            )}
          </FieldGroup>
        ))}
    </RevealedProvider>
  );
});

/** The nodes above a node, the outermost first. */
function Ancestors({ id }: Shown) {
  const { t } = useTranslation();
  const nameOf = useNodeName();
  const { store } = useWorkspace();
  const above = useOfDocument((document) =>
    document.nodes.has(id) ? ancestors(document, id).toReversed().join('\n') : '',
  );
  if (above === '') return null;
  return (
    <Crumbs aria-label={t('panel.ancestors')}>
      {above.split('\n').map((one) => (
        <button key={one} type="button" onClick={() => store.select([one])}>
          {nameOf(one)}
        </button>
      ))}
    </Crumbs>
  );
}

interface SelectedNode extends Shown {
  readonly type: string;
  /** How many nodes are selected; it is the last of them. */
  readonly count: number;
}

/** The properties of a selected node, below its name and the nodes above it. Schemas are loaded. */
export function NodePanel({ id, type, count }: SelectedNode) {
  const { t } = useTranslation();
  const text = useSchemaText();
  const name = useTypeName()(useOfDocument((document) => kindIn(document, id)));
  const manifest = manifestOf(type);
  return (
    <>
      <Header>
        <Ancestors id={id} />
        <h2>
          <ComponentIcon type={type} size={18} />
          {count > 1 ? t('panel.several', { count }) : name}
        </h2>
      </Header>
      {type === SHARED_SECTION && <SharedReference id={id} />}
      {manifest ? (
        <HelpPane key={id} whole={{ title: name, description: text(manifest.description) }}>
          <NodeProperties id={id} manifest={manifest} />
        </HelpPane>
      ) : (
        <Note>{t('panel.unknown', { type })}</Note>
      )}
    </>
  );
}
