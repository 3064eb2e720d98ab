import type { BodyOf } from '../../src/api/wire/operations/client-types.ts';

/** A document at a version, as it is published. */
export type Publication = BodyOf<'publish'>['documents'][number];

/** A draft that can be published with others, and what operators call it; '' where it has no name. */
export type NamedDraft = Publication & { readonly name: string };
