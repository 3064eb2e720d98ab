import type { Template } from '../document/edits.ts';
import { allManifests, type EditorManifest } from '../workspace/manifests.ts';
import { templateOf } from './template.ts';

/** A component that can be inserted, as its first example shows it. */
export interface Offer {
  readonly manifest: EditorManifest;
  readonly template: Template;
}

export const CATEGORIES = ['layout', 'content', 'navigation', 'booking', 'screen'] as const;

/** All components that can be inserted. */
export const allOffers = (): readonly Offer[] =>
  allManifests().flatMap((manifest): Offer[] => {
    const [example] = manifest.examples;
    return example ? [{ manifest, template: templateOf(manifest, example) }] : [];
  });

/** Whether a component is meant by what was typed into a search. */
export const isFound = ({ manifest: { name, title, description } }: Offer, search: string): boolean =>
  `${name} ${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase());
