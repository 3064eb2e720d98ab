import rulesJson from '../../../generated/components/rules.json' with { type: 'json' };
import type { ComponentName } from '../../../generated/components/types.ts';

/** When the browser makes the islands of a component interactive; `never` for a component without islands. */
export type Hydrate = 'never' | 'intent' | 'visible' | 'load';

/** What a slot of a component may hold (`x-slots`). */
export interface SlotRule {
  readonly title: string;
  /** Types of the nodes it takes. */
  readonly accepts: 'any' | readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Name of the list prop that has one slot for each of its items, named `slot:itemId`. */
  readonly forEach?: string;
}

/** On which pages a component may stand, and how often (`x-page`). */
export interface PageRule {
  /** Types of the pages: `content` or the id of a screen. */
  readonly types: readonly string[];
  readonly min?: number;
  readonly max: number;
}

/** A property of a component's schema, as far as the checks read it. */
export interface CheckedProperty {
  readonly default?: unknown;
  readonly items?: CheckedProperty;
  readonly properties?: Readonly<Record<string, CheckedProperty>>;
  readonly required?: readonly string[];
  readonly 'x-reference'?: string;
  readonly 'x-control'?: string;
}

/** What is known of a component without its code: its schema, read by scripts/generate/manifests.ts. */
export interface ComponentManifest {
  readonly name: ComponentName;
  /** What it is called, in English. */
  readonly title: string;
  /** Name of its icon. */
  readonly icon: string;
  /** Where the palette lists it; `screen` for what makes up a whole page. */
  readonly category: string;
  readonly version: number;
  readonly hydrate: Hydrate;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, CheckedProperty>>;
  /** Paths of the props that are text keys; `*` matches the items of a list. */
  readonly localized: readonly (readonly string[])[];
  readonly slots: Readonly<Record<string, SlotRule>>;
  readonly page: PageRule | null;
}

/** The manifests of all components, by type. Types come from documents: look up with `get` only. */
export const MANIFESTS: ReadonlyMap<string, ComponentManifest> = new Map(
  Object.entries(rulesJson as unknown as Record<string, ComponentManifest>),
);
