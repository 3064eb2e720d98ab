import type { ComponentName } from '../../generated/components/types.ts';
import {
  type ComponentDefinition,
  loadComponents,
  type LoadedRegistry,
} from '../../src/runtime/registry/definition.ts';
import { registry } from '../../src/site/registry.ts';

/** The components of sites: each is loaded when a page has it. */
export interface SiteComponents {
  /** Those that were loaded; grows. */
  readonly loaded: LoadedRegistry;
  readonly isKnown: (type: string) => boolean;
  /** Those of some types that are known but not loaded. */
  readonly missing: (types: Iterable<string>) => readonly string[];
  /** Rejects when a file cannot be loaded. */
  readonly load: (types: Iterable<string>) => Promise<void>;
}

const isKnown = (type: string): type is ComponentName => Object.hasOwn(registry, type);

export function createSiteComponents(): SiteComponents {
  const loaded = new Map<string, ComponentDefinition>();
  const missing = (types: Iterable<string>) =>
    [...new Set(types)].filter(isKnown).filter((type) => !loaded.has(type));
  return {
    loaded,
    isKnown,
    missing,
    async load(types) {
      for (const [type, definition] of await loadComponents(registry, missing(types)))
        loaded.set(type, definition);
    },
  };
}
