import { Form as readForm } from '../../../generated/forms/read.js';
import type { Form } from '../../../generated/forms/types.ts';
import { isCountryCode } from '../../domain/countries.ts';
import { answerKind } from '../../domain/field-types.ts';
import { isRecord } from './is-record.ts';
import { parseJson } from './parse-json.ts';
import { readSettings } from './read-settings.ts';

/** A form that the product API defines. */
export type ServerForm = Form;

/** Numbers by which the wire names the kinds of forms. */
export const FORM_TYPE_IDS = { checkout: 0, contact: 1, billing: 2, selfCheckIn: 3 } as const;

/** What a form is for. */
export type FormKind = keyof typeof FORM_TYPE_IDS;
interface ListedForm {
  readonly type: unknown;
  readonly id: string | number;
}

/** The form of a kind that is wanted by its id, else the first of the kind; `null` when there is none. */
export function chooseForm<Form extends ListedForm>(
  forms: readonly Form[],
  kind: FormKind,
  wantedId: string,
): Form | null {
  const ofKind = forms.filter(({ type }) => type === FORM_TYPE_IDS[kind]);
  return ofKind.find(({ id }) => String(id) === wantedId) ?? ofKind[0] ?? null;
}

const isListed = (entry: unknown): entry is ListedForm =>
  isRecord(entry) && (typeof entry.id === 'string' || typeof entry.id === 'number');

/** Id of the form to show, in the response of the forms operation: see `chooseForm`. @throws TypeError when it is no list */
export function findFormId(body: unknown, kind: FormKind, wantedId: string): string | null {
  if (!isRecord(body) || !Array.isArray(body.value)) throw new TypeError('the forms response is not a list');
  const found = chooseForm(body.value.filter(isListed), kind, wantedId);
  return found && String(found.id);
}

/** Options of a country field that are no country codes are left out: its answers are codes. */
const withCountryCodes = (field: ServerForm['fields'][number]) =>
  answerKind(field.fieldTypeId) === 'country'
    ? { ...field, options: field.options.filter(({ value }) => isCountryCode(value)) }
    : field;

/** Reads the response of the form operation, whose parts are JSON texts. @throws TypeError when it is no form */
export function toServerForm(body: unknown): ServerForm {
  if (!isRecord(body)) throw new TypeError('the form response is not a form');
  const { id, type } = body;
  const part = (name: string) => (typeof body[name] === 'string' ? parseJson(body[name]) : body[name]);
  const { value } = readSettings<ServerForm>(readForm, {
    id: String(id),
    type,
    fields: part('fields'),
    button: part('button') ?? {},
    config: part('config') ?? {},
  });
  if (!value) throw new TypeError('the form response is not a form');
  return { ...value, fields: value.fields.map(withCountryCodes) };
}
