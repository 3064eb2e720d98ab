import type { Script } from '../../../generated/page/types.ts';

/** What a script is for. */
export type Purpose = Script['purpose'];

/** The purposes that visitors are asked for, in their order. */
export const CONSENT_PURPOSES = [
  'functional',
  'statistics',
  'marketing',
] as const satisfies readonly Purpose[];
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The purposes that a visitor agreed to. */
export type Consent = readonly ConsentPurpose[];

/** A script of the operator as a page carries it; the page runs it once its purpose is agreed to. */
export type PageScript = Pick<Script, 'src' | 'code' | 'position' | 'purpose'>;

/** A tag container as a page carries it. */
export interface TagContainer {
  readonly gtm: string;
}

/** What a page runs for its operator: as JSON in the element with `data-scripts`. */
export interface PageTags {
  readonly scripts: readonly PageScript[];
  readonly container: TagContainer | null;
}

/** Purposes for which a tag container loads: its tags are of either. */
export const CONTAINER_PURPOSES: readonly ConsentPurpose[] = ['statistics', 'marketing'];

/** The purposes that a page asks its visitors for; none where nothing needs consent. */
export function consentPurposes({ scripts, container }: PageTags): readonly ConsentPurpose[] {
  const wanted = new Set<Purpose>([
    ...scripts.map(({ purpose }) => purpose),
    ...(container ? CONTAINER_PURPOSES : []),
  ]);
  return CONSENT_PURPOSES.filter((purpose) => wanted.has(purpose));
}

/** Id of the link target that opens the privacy settings: links of the operator may lead there. */
export const PRIVACY_SETTINGS = 'privacy-settings';
