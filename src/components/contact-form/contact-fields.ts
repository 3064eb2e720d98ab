import type { ServerForm } from '../../api/wire/server-form.ts';
import { visibleFields } from '../../domain/forms.ts';
import { type FieldTexts, type ShownField, shownField } from '../../ui/form-fields/shown-field.ts';

/** The fields of a contact form in their order. */
export const contactFields = ({ fields }: ServerForm, texts: FieldTexts): ShownField[] =>
  visibleFields(fields, false).map((field) => shownField(field, texts));
