import type { Form } from '../../generated/forms/types.ts';

/** A form as the operator defined it, its texts by language. */
export type StoredForm = Form;

/** A field of it. */
export type StoredField = Form['fields'][number];
