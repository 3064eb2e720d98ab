import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };

/** A property of a component as its schema describes it. */
export interface PropertySchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly title: string;
  readonly description: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
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
  /** How the values of `enum` are read, in its order. */
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

const manifests = new Map(Object.entries(manifestJson as unknown as Record<string, EditorManifest>));

/** The manifest of a type; `undefined` for an unknown component. */
export const manifestOf = (type: string): EditorManifest | undefined => manifests.get(type);

/** The manifests of all components. */
export const allManifests = (): readonly EditorManifest[] => [...manifests.values()];
