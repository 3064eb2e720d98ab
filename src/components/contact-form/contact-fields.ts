import type { ServerForm } from '../../api/wire/server-form.ts';
import { answerKind } from '../../domain/field-types.ts';
import { visibleFields } from '../../domain/forms.ts';
import { type FieldTexts, type ShownField, shownField } from '../../ui/form-fields/shown-field.ts';

/** The fields of a contact form in their order; files go with bookings alone. */
export const contactFields = ({ fields }: ServerForm, texts: FieldTexts): ShownField[] =>
  visibleFields(fields, false)
    .filter(({ fieldTypeId }) => answerKind(fieldTypeId) !== 'files')
    .map((field) => shownField(field, texts));
