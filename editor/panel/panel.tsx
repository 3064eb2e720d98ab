import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../document/json-path.ts';
import { readTranslations } from '../../src/runtime/document/translation-states.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { ancestors } from '../document/tree.ts';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { type EditorManifest, manifestOf } from '../workspace/manifests.ts';
import { typeIn } from '../workspace/node-name.ts';
import { useSchemaText, useTypeName } from '../workspace/use-schema-text.ts';
import { useOfDocument, useSelection, useWorkspace, type Workspace } from '../workspace/workspace.ts';
import { BreakpointFields } from './breakpoint-fields.tsx';
import { breakpointsOf, isOfBreakpoints } from './breakpoints.ts';
import { nodeTarget, type Problems } from './field-target.ts';
import { FieldsProvider, RevealedProvider } from './fields.ts';
import { FieldGroup } from './field-group.tsx';
import { isShown } from './field-values.ts';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { SharedReference } from '../shared-sections/shared-reference.tsx';
import { HelpPane } from './help-pane.tsx';
import { PagePanel } from './page-panel.tsx';
import { Crumbs, Header, Note, WholePanel } from './panel.styles.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { PropertyField } from './property-field.tsx';
import { useNoInput } from './use-no-input.ts';
import { useValidators } from './use-validators.ts';
import { propertyProblems } from './validation.ts';

/** It knows the fields of settings, which pages do not need. */
const SharedPanel = onDemand<object>(() => import('./shared-panel.tsx').then((module) => module.SharedPanel));

const TemplatePanel = onDemand<object>(() =>
  import('./template-panel.tsx').then((module) => module.TemplatePanel),
);

/** The settings of what is open by its kind, and the keys of the texts that say what they are. */
const DOCUMENTS = {
  page: { Settings: PagePanel, title: 'page.title', description: 'page.help' },
  pageTemplate: {
    Settings: TemplatePanel,
    title: 'uses.kinds.pageTemplate',
    description: 'templates.help',
  },
  sharedComponent: {
    Settings: SharedPanel,
    title: 'uses.kinds.sharedComponent',
    description: 'shared.help',
  },
} as const;

/** The settings of what is open, where nothing in it is selected. */
function DocumentPanel({ kind }: Pick<Workspace, 'kind'>) {
  const { t } = useTranslation();
  const { Settings, title, description } = DOCUMENTS[kind];
  return (
    <HelpPane whole={{ title: t(title), description: t(description) }}>
      <Settings />
    </HelpPane>
  );
}

const GROUPS = ['content', 'layout', 'style', 'behaviour', 'advanced'] as const;
const NONE: Problems = new Map();

interface Shown {
  readonly id: string;
}

/** The properties of a node by their groups; render again for its properties and for texts, not for what is around it. */
const NodeProperties = memo(function NodeProperties({
  id,
  manifest,
}: Shown & { readonly manifest: EditorManifest }) {
  const { t } = useTranslation();
  const { site, edits, language, revealed } = useWorkspace();
  const node = useOfDocument(({ document }) => document().nodes.get(id));
  const translations = useOfDocument(({ document }) => document().translations);
  const states = useOfDocument(({ document }) => valueAt(document().body, ['builder', 'translationState']));
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
  const typeName = useTypeName();
  const { store } = useWorkspace();
  const above = useOfDocument(({ document }) =>
    document().nodes.has(id) ? ancestors(document(), id).toReversed().join('\n') : '',
  );
  if (above === '') return null;
  return (
    <Crumbs aria-label={t('panel.ancestors')}>
      {above.split('\n').map((one) => (
        <button key={one} type="button" onClick={() => store.select([one])}>
          {typeName(typeIn(store.document(), one))}
        </button>
      ))}
    </Crumbs>
  );
}

/** The properties of one selection. */
const PanelOf = memo(function PanelOf({ selection }: { readonly selection: readonly string[] }) {
  const { t } = useTranslation();
  const text = useSchemaText();
  const typeName = useTypeName();
  const { kind } = useWorkspace();
  const id = selection.at(-1);
  // Where it was deleted, what is selected now follows.
  const type = useOfDocument(({ document }) =>
    document().nodes.has(id ?? '') ? typeIn(document(), id ?? '') : null,
  );
  if (id === undefined) return <DocumentPanel kind={kind} />;
  if (type === null) return null;
  const manifest = manifestOf(type);
  return (
    <>
      <Header>
        <Ancestors id={id} />
        <h2>
          <ComponentIcon type={type} size={18} />
          {selection.length > 1 ? t('panel.several', { count: selection.length }) : typeName(type)}
        </h2>
      </Header>
      {type === SHARED_SECTION && <SharedReference id={id} />}
      {manifest ? (
        <HelpPane key={id} whole={{ title: typeName(type), description: text(manifest.description) }}>
          <NodeProperties id={id} manifest={manifest} />
        </HelpPane>
      ) : (
        <Note>{t('panel.unknown', { type })}</Note>
      )}
    </>
  );
});

/**
 * The properties of the selected node, from the schema of its component; those of the page where none is selected. Those of
 * another node follow once the canvas and the outline show that it is selected: many fields take longer than a frame.
 * Until then the fields of the node before take no input, for they go with what was typed after.
 */
export function Panel() {
  const selected = useSelection();
  const selection = useDeferredValue(selected);
  const whole = useRef<HTMLDivElement>(null);
  const isBusy = selection.at(-1) !== selected.at(-1);
  useNoInput(whole, isBusy);
  return (
    <WholePanel ref={whole} aria-busy={isBusy || undefined}>
      <PanelOf selection={selection} />
    </WholePanel>
  );
}
