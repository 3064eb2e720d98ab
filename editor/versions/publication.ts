import type { BodyOf } from '../../src/api/wire/operations/client-types.ts';

/** A document at a version, as it is published. */
export type Publication = BodyOf<'publish'>['documents'][number];
