import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import type { SharedDraft } from '../canvas/shared-drafts.ts';
import type { Template } from '../document/edits.ts';
import { referenceTo } from '../document/shared-section.ts';
import { allManifests, type EditorManifest, manifestOf } from '../workspace/manifests.ts';
import { templateOf } from './template.ts';

/** A component that can be inserted, as its first example shows it; or a shared section. */
export interface Offer {
  readonly id: string;
  /** Name of a shared section; by default that of the component. */
  readonly title: string;
  readonly category: string;
  readonly manifest: EditorManifest;
  readonly template: Template;
}

export const CATEGORIES = ['shared', 'layout', 'content', 'navigation', 'booking', 'screen'] as const;

/** All components that can be inserted. */
const componentOffers = (): readonly Offer[] =>
  allManifests()
    .filter(({ name }) => name !== SHARED_SECTION)
    .flatMap((manifest): Offer[] => {
      const { name: id, title, category } = manifest;
      const [example] = manifest.examples;
      return example ? [{ id, title, category, manifest, template: templateOf(manifest, example) }] : [];
    });

const sharedOffers = (shared: readonly SharedDraft[]): readonly Offer[] => {
  const manifest = manifestOf(SHARED_SECTION);
  if (!manifest) return [];
  return shared.map(({ id, name }) => ({
    id: `${SHARED_SECTION}/${id}`,
    title: name || id,
    category: 'shared',
    manifest,
    template: referenceTo(id),
  }));
};

/** Everything that can be inserted into pages of a site with these shared sections. */
export const allOffers = (shared: readonly SharedDraft[]): readonly Offer[] => [
  ...sharedOffers(shared),
  ...componentOffers(),
];

/** Whether an offer is meant by what was typed into a search. */
export const isFound = ({ title, manifest: { name, description } }: Offer, search: string): boolean =>
  `${name} ${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase());
