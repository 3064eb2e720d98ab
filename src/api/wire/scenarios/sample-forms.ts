import type { Form, FormList } from '../../../../generated/api/types.ts';

const SUBJECTS = [
  { value: 'booking', label: { 'en-US': 'A booking', de: 'Eine Buchung', 'es-ES': 'Una reserva' } },
  { value: 'other', label: { 'en-US': 'Something else', de: 'Etwas anderes', 'es-ES': 'Otra cosa' } },
];

const FIELDS = [
  { id: 'firstName', fieldTypeId: 'firstName', name: 'firstName', required: true, order: 0, width: 6 },
  { id: 'emailAddress', fieldTypeId: 'emailAddress', name: 'email', required: true, order: 1, width: 6 },
  { id: 'cellPhone', fieldTypeId: 'cellPhone', name: 'phone', order: 2, width: 6 },
  {
    id: 'subject',
    fieldTypeId: 'subject',
    name: 'subject',
    label: { 'en-US': 'About', de: 'Worum es geht', 'es-ES': 'Sobre' },
    order: 3,
    width: 6,
    options: SUBJECTS,
  },
  {
    id: 'message',
    fieldTypeId: 'message',
    name: 'message',
    required: true,
    order: 4,
    config: { minLength: 10 },
  },
];

/** A contact form. */
export const WIRE_FORM = {
  id: 'contact',
  type: 1,
  fields: JSON.stringify(FIELDS),
  button: '{}',
  config: JSON.stringify({ receivers: ['desk@example.com'] }),
} satisfies Form;

/** The forms of a site that has one for contacts alone. */
export const WIRE_FORMS = {
  '@odata.count': 1,
  value: [{ type: WIRE_FORM.type, id: WIRE_FORM.id }],
} satisfies FormList;
