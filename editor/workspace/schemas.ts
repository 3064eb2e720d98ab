import { useEffect, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { loadSchemaTexts } from '../i18n.ts';
import { createObservable } from '../sync/observable.ts';

/** A property of a component as its schema describes it. */
export interface PropertySchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly title: string;
  readonly description: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  /** Numbers that have names, among others. */
  readonly examples?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: PropertySchema;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly patternProperties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
  readonly 'x-control'?: string;
  readonly 'x-group'?: string;
  readonly 'x-advanced'?: boolean;
  readonly 'x-localized'?: boolean;
  readonly 'x-reference'?: string;
  readonly 'x-nullable'?: boolean;
  /** How the values of `enum`, or of `examples`, are read, in their order. */
  readonly 'x-names'?: readonly string[];
  /** Characters of a text that search engines show whole. */
  readonly 'x-length'?: { readonly from: number; readonly to: number };
  readonly 'x-when'?: { readonly property: string; readonly is: unknown };
  readonly 'x-deprecated'?: string;
}

/** A node as the examples of schemas write it: ids and versions may be left out. */
export interface ExampleNode {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ExampleNode[]>>;
}

export interface ExampleOf extends Omit<ExampleNode, 'type'> {
  readonly name: string;
  readonly title: string;
  readonly texts?: Readonly<Record<string, string>>;
}

/** What the editor knows of a component: its schema. */
export interface EditorManifest {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: number;
  readonly category: string;
  readonly icon: string;
  readonly slots: Readonly<Record<string, { readonly title: string; readonly forEach?: string }>>;
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly examples: readonly ExampleOf[];
}

type Manifests = ReadonlyMap<string, EditorManifest>;

const manifests = createObservable<Manifests>(new Map());

/** Loads the schemas of components, unless they are there. Rejects when that fails. */
export async function loadManifests(): Promise<void> {
  if (manifests.value().size > 0) return;
  const { default: loaded } = await import('../../generated/components/manifest.json');
  manifests.set(new Map(Object.entries(loaded as unknown as Record<string, EditorManifest>)));
}

/**
 * Loads what is read in the palette and beside fields: the schemas of components, and their texts in the language of the
 * interface. An open page shows none of it until something is selected. Rejects when that fails.
 */
export async function loadSchemas(): Promise<void> {
  await Promise.all([loadManifests(), loadSchemaTexts(getI18n())]);
}

/** What is being loaded, together with the schemas that it reads. */
export async function withSchemas<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, loadSchemas()]);
  return loaded;
}

/** The manifest of a type; `undefined` for an unknown component, and until schemas are loaded. */
export const manifestOf = (type: string): EditorManifest | undefined => manifests.value().get(type);

/** The manifests of all components; none until schemas are loaded. */
export const allManifests = (): readonly EditorManifest[] => [...manifests.value().values()];

/** The manifests of components as soon as something has loaded them. */
export const useManifests = (): Manifests => useSyncExternalStore(manifests.subscribe, manifests.value);

/** The manifests of components, which are loaded where they are not there. */
export function useLoadedManifests(): Manifests {
  useEffect(() => {
    // Names of properties stand in for their titles meanwhile.
    loadSchemas().catch(() => undefined);
  }, []);
  return useManifests();
}
