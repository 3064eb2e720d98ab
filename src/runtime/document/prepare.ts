import manifestJson from '../../../generated/components/manifest.json' with { type: 'json' };
import * as readers from '../../../generated/components/read.js';
import { isRecord } from '../../api/wire/is-record.ts';
import { readSettings } from '../../api/wire/read-settings.ts';
import type { ComponentDefinition, LoadedRegistry } from '../registry/definition.ts';
import { resolveText, type Translations } from '../text/resolve-text.ts';
import { checkLimits } from './limits.ts';
import { migrateProps } from './migrate.ts';
import { type NodeProblem, type RawNode, readNodes } from './read-nodes.ts';

/** What the manifest says of a component; see scripts/generate/manifests.ts. */
export interface ComponentManifest {
  readonly name: string;
  readonly version: number;
  readonly required: readonly string[];
  readonly localized: readonly (readonly string[])[];
  readonly slots: Readonly<
    Record<
      string,
      { readonly accepts: 'any' | readonly string[]; readonly forEach?: string; readonly max?: number }
    >
  >;
}

const manifests = new Map(Object.entries(manifestJson as unknown as Record<string, ComponentManifest>));
const validators = new Map(Object.entries(readers));

/** Why a node cannot be drawn; visitors see nothing, preview and editor a labelled placeholder. */
export type Undrawable =
  | 'unknown-component'
  | 'newer-version'
  | 'missing-prop'
  | 'failed-migration'
  | 'failed';

/** A node ready to be drawn: props migrated, checked, filled in, and their texts resolved. */
export interface PreparedNode {
  readonly id: string;
  readonly type: string;
  readonly definition: ComponentDefinition | null;
  readonly renderError: Undrawable | null;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly PreparedNode[]>>;
}

export interface PreparedDocument {
  readonly sections: readonly PreparedNode[];
  readonly problems: readonly NodeProblem[];
}

/** Replaces the text keys at a path of `owner`'s own parts; `*` walks the items of a list. */
function resolveAt(owner: unknown, path: readonly string[], translate: (key: string) => string, at = 0) {
  const head = path[at];
  if (head === '*') {
    if (!Array.isArray(owner)) return;
    for (const [position, item] of owner.entries())
      if (at < path.length - 1) resolveAt(item, path, translate, at + 1);
      else if (typeof item === 'string') owner[position] = translate(item);
    return;
  }
  if (head === undefined || !isRecord(owner) || !Object.hasOwn(owner, head)) return;
  const value = owner[head];
  if (at < path.length - 1) resolveAt(value, path, translate, at + 1);
  else if (typeof value === 'string') owner[head] = translate(value);
}

function prepareNode(
  node: RawNode,
  registry: LoadedRegistry,
  translate: (key: string) => string,
  report: (problem: NodeProblem) => void,
): PreparedNode {
  const slots: Record<string, readonly PreparedNode[]> = {};
  for (const name of Object.keys(node.slots))
    slots[name] = (node.slots[name] ?? []).map((child) => prepareNode(child, registry, translate, report));
  const renderError = (reason: Undrawable, message: string): PreparedNode => {
    report({ nodeId: node.id, path: '', message });
    return { id: node.id, type: node.type, definition: null, renderError: reason, props: {}, slots };
  };

  const definition = registry.get(node.type);
  const manifest = manifests.get(node.type);
  const validate = validators.get(node.type);
  if (!definition || !manifest || !validate)
    return renderError('unknown-component', `unknown component ${node.type}`);
  if (node.v > manifest.version)
    return renderError('newer-version', `${node.type} version ${node.v} is newer than ${manifest.version}`);

  let current: Readonly<Record<string, unknown>>;
  try {
    current = migrateProps(node.props, node.v, manifest.version, definition.migrations);
  } catch (error) {
    return renderError('failed-migration', error instanceof Error ? error.message : 'migration failed');
  }
  const { value, warnings } = readSettings<Record<string, unknown>>(validate, current);
  for (const { path, message } of warnings) report({ nodeId: node.id, path: `/props${path}`, message });
  if (!value) return renderError('missing-prop', `${node.type} lacks one of ${manifest.required.join(', ')}`);

  // The settings that were read are a copy of their own: nobody else sees them change.
  for (const path of manifest.localized) resolveAt(value, path, translate);
  return {
    id: node.id,
    type: node.type,
    definition,
    renderError: null,
    props: Object.freeze(value),
    slots,
  };
}

/**
 * A builder document in one language, ready to be drawn. Parts that are wrong are replaced or left out and
 * reported in `problems`.
 * @throws DocumentError when the document exceeds the limits or is none at all
 */
export function prepareDocument(
  builder: unknown,
  registry: LoadedRegistry,
  language: string,
): PreparedDocument {
  checkLimits(builder);
  const problems: NodeProblem[] = [];
  const report = (problem: NodeProblem) => problems.push(problem);
  const translations = (isRecord(builder.translations) ? builder.translations : {}) as Translations;
  const translate = (key: string) => resolveText(translations, key, language);
  const sections = readNodes(builder.sections, report).map((node) =>
    prepareNode(node, registry, translate, report),
  );
  return { sections, problems };
}
