import * as readers from '../../../generated/components/read.js';
import { isRecord } from '../../api/wire/is-record.ts';
import { readSettings } from '../../api/wire/read-settings.ts';
import type { ComponentDefinition, LoadedRegistry } from '../registry/definition.ts';
import { type Hydrate, MANIFESTS } from './manifest.ts';
import { migrateProps } from './migrate.ts';
import type { NodeProblem, RawNode } from './read-nodes.ts';

const validators = new Map(Object.entries(readers));

/** Why a node is not rendered; visitors see nothing, preview and editor a labelled placeholder. */
export type RenderError =
  | 'unknown-component'
  | 'newer-version'
  | 'missing-prop'
  | 'failed-migration'
  | 'missing-reference'
  | 'nested-reference'
  | 'too-large'
  | 'failed';

/** One node apart from its children, ready to be rendered: props migrated, checked, filled in, texts resolved. */
export interface PreparedNode {
  readonly id: string;
  readonly type: string;
  /** Version of the schema that the stored props follow. */
  readonly v: number;
  readonly definition: ComponentDefinition | null;
  readonly renderError: RenderError | null;
  /** When the browser starts its islands. */
  readonly hydrate: Hydrate;
  readonly props: Readonly<Record<string, unknown>>;
  /** The node as it is stored, unknown props and text keys included; never changed. */
  readonly source: Readonly<Record<string, unknown>>;
}

/** What a node is prepared with. */
export interface PrepareContext {
  readonly registry: LoadedRegistry;
  /** The text of a key in the language of the page. */
  readonly translate: (key: string) => string;
  readonly report: (problem: NodeProblem) => void;
}

/** Replaces the text keys at a path of `owner`, from step `at` on, by their texts; `*` walks the items of a list. */
function resolveAt(owner: unknown, path: readonly string[], translate: (key: string) => string, at = 0) {
  const name = path[at];
  if (name === undefined || typeof owner !== 'object' || owner === null) return;
  if (Array.isArray(owner)) {
    if (name === '*')
      for (let item = 0; item < owner.length; item += 1) resolveIn(owner, item, path, translate, at + 1);
  } else if (name !== '*' && Object.hasOwn(owner, name)) resolveIn(owner, name, path, translate, at + 1);
}

function resolveIn(
  owner: object,
  name: string | number,
  path: readonly string[],
  translate: (key: string) => string,
  at: number,
) {
  const parts = owner as Record<string | number, unknown>;
  const value = parts[name];
  if (at < path.length) resolveAt(value, path, translate, at);
  else if (typeof value === 'string') parts[name] = translate(value);
}

/** A node that cannot be rendered. */
export const withRenderError = (node: PreparedNode, renderError: RenderError): PreparedNode => ({
  ...node,
  definition: null,
  renderError,
});

/** Prepares one node; its children are prepared by themselves. Wrong props are replaced by defaults and reported. */
export function prepareNode(node: RawNode, { registry, translate, report }: PrepareContext): PreparedNode {
  const { id, type, v, source } = node;
  const failed = (renderError: RenderError, message: string): PreparedNode => {
    report({ nodeId: id, path: '', message });
    const unusable = { definition: null, hydrate: 'never', props: {} } as const;
    return { id, type, v, renderError, source, ...unusable };
  };

  const definition = registry.get(type);
  const manifest = MANIFESTS.get(type);
  const validate = validators.get(type);
  if (!definition || !manifest || !validate) return failed('unknown-component', `unknown component ${type}`);
  if (v > manifest.version)
    return failed('newer-version', `${type} version ${v} is newer than ${manifest.version}`);

  let current: Readonly<Record<string, unknown>>;
  try {
    current = migrateProps(node.props, v, manifest.version, definition.migrations);
  } catch (error) {
    return failed('failed-migration', error instanceof Error ? error.message : 'migration failed');
  }
  // `readSettings` returns a copy: resolving its texts changes no stored document.
  const { value, warnings } = readSettings<Record<string, unknown>>(validate, current);
  for (const { path, message } of warnings) report({ nodeId: id, path: `/props${path}`, message });
  if (!isRecord(value)) return failed('missing-prop', `${type} lacks one of ${manifest.required.join(', ')}`);

  for (const path of manifest.localized) resolveAt(value, path, translate);
  return {
    id,
    type,
    v,
    definition,
    renderError: null,
    hydrate: manifest.hydrate,
    props: Object.freeze(value),
    source,
  };
}
