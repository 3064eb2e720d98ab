import type { CaptchaChallenge, ContactEntry } from '../../../generated/api/types.ts';
import type { ContactAnswer } from '../../domain/contact-form.ts';
import { isRecord } from './is-record.ts';
import { parseJson } from './parse-json.ts';

/** A contact form as a visitor sends it. */
export interface ContactSubmission {
  readonly formId: string;
  readonly receivers: readonly string[];
  readonly answers: readonly ContactAnswer[];
  readonly replyTo: { readonly name: string; readonly email: string };
  readonly language: string;
  /** The solved captcha as JSON; '' for none. */
  readonly captcha: string;
}

/** A task that shows that no robot fills in a form. */
export type Challenge = CaptchaChallenge;

/** Reads the response of `/api/captcha`. @throws TypeError when it has not the shape of one */
export function toChallenge(body: unknown): Challenge {
  const { algorithm, challenge, salt, maxNumber, signature } = isRecord(body) ? body : {};
  if (
    algorithm !== 'SHA-256' ||
    typeof challenge !== 'string' ||
    typeof salt !== 'string' ||
    typeof signature !== 'string' ||
    typeof maxNumber !== 'number' ||
    !Number.isSafeInteger(maxNumber) ||
    maxNumber < 1
  )
    throw new TypeError('the response is not a captcha');
  return { algorithm, challenge, salt, maxNumber, signature };
}

/** The body of the call that sends a contact form. */
export const toWireContactEntry = ({
  formId,
  receivers,
  answers,
  replyTo,
  language,
  captcha,
}: ContactSubmission): ContactEntry => ({
  email: replyTo.email,
  replyToName: replyTo.name,
  replyToEmail: replyTo.email,
  receivers: receivers.join(';'),
  fields: JSON.stringify(answers.map(({ label, value, name }) => ({ label, value, name }))),
  language,
  formId,
  ...(captcha === '' ? {} : { captcha }),
});

/** Most characters of a label that is stored with an answer. */
const MAX_LABEL_CHARACTERS = 500;

const toAnswer = (entry: unknown): ContactAnswer | null =>
  isRecord(entry) &&
  typeof entry.name === 'string' &&
  typeof entry.label === 'string' &&
  entry.label.length <= MAX_LABEL_CHARACTERS &&
  typeof entry.value === 'string'
    ? { name: entry.name, label: entry.label, value: entry.value }
    : null;

/** The answers in an entry; `null` when they cannot be read, or a field is answered twice. */
export function toContactFields(text: string): readonly ContactAnswer[] | null {
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) return null;
  const answers = parsed.map(toAnswer);
  const names = new Set(answers.map((answer) => answer?.name));
  return answers.every((answer) => answer !== null) && names.size === answers.length ? answers : null;
}
