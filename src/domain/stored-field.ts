import type { Form } from '../../generated/forms/types.ts';

/** A field of a form as the operator defined it, its texts by language. */
export type StoredField = Form['fields'][number];
