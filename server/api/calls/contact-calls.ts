import type { ContactEntry as WireEntry } from '../../../generated/api/types.ts';
import { toContactFields } from '../../../src/api/wire/contact-entry.ts';
import { chooseForm, type ServerForm, toServerForm } from '../../../src/api/wire/server-form.ts';
import { dateOf, toPlainDateTime } from '../../../src/domain/calendar.ts';
import {
  type ContactAnswer,
  contactAnswers,
  contactProblems,
  MAX_CONTACT_CHARACTERS,
  replyTo,
} from '../../../src/domain/contact-form.ts';
import { isEmailAddress } from '../../../src/domain/identity-documents.ts';
import type { Captcha } from '../../access/captcha.ts';
import { listForms } from '../../content/forms.ts';
import { matchesPattern } from '../../content/matches-pattern.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite, type SiteScope } from '../../db/in-site.ts';
import { storeContactEntry } from '../../db/repositories/contact-entries.ts';
import { isStorable } from '../../http/request.ts';

import { CallRefusal, invalidRequest } from './call-refusal.ts';

export interface ContactCallOptions {
  readonly database: Database;
  readonly captcha: Captcha;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called after a mail was put into the outbox. */
  readonly onMail: () => void;
}

/** The contact form that an entry answers. @throws CallRefusal when the site has none */
async function formOf(scope: SiteScope, wantedId: string): Promise<ServerForm> {
  const form = chooseForm(await listForms(scope), 'contact', wantedId);
  if (!form || (wantedId !== '' && form.id !== wantedId)) throw new CallRefusal('formNotFound');
  try {
    return toServerForm(form);
  } catch {
    throw new CallRefusal('formNotFound');
  }
}

/** The answers of an entry, in the order of the form. @throws CallRefusal when they cannot be read or are refused */
function answersOf({ fields }: WireEntry, form: ServerForm, now: number): readonly ContactAnswer[] {
  const sent = toContactFields(fields);
  if (!sent || !isStorable(sent)) throw invalidRequest('invalidRequest', { '/fields': 'cannot be read' });
  const labels = new Map(sent.map(({ name, label }) => [name, label]));
  const unknown = [...labels.keys()].filter((name) => !form.fields.some((field) => field.name === name));
  if (unknown.length > 0)
    throw invalidRequest('invalidRequest', { '/fields': `the form has no field ${unknown[0]}` });
  const answers = Object.fromEntries(sent.map(({ name, value }) => [name, value]));
  const problems = contactProblems(form.fields, answers, {
    today: dateOf(toPlainDateTime(now, 0)),
    matchesPattern,
  });
  if (problems.length > 0)
    throw invalidRequest(
      'formAnswers',
      Object.fromEntries(problems.map(({ path, reason }) => [path, reason])),
    );
  const labelled = form.fields.map((field) => ({ ...field, label: labels.get(field.name) || field.name }));
  const given = contactAnswers(labelled, answers);
  if (given.reduce((sum, { value }) => sum + value.length, 0) > MAX_CONTACT_CHARACTERS)
    throw invalidRequest('invalidRequest', { '/fields': 'is too long' });
  return given;
}

/** Mails go to the receivers that the form has: a call may name them, and no others. @throws CallRefusal */
function receiversOf({ receivers }: WireEntry, form: ServerForm): readonly string[] {
  const own = [...new Set(form.config.receivers.map((one) => one.trim()).filter(isEmailAddress))];
  const named = receivers.split(';').map((one) => one.trim());
  if (named.some((one) => one !== '' && !own.includes(one)))
    throw invalidRequest('invalidRequest', { '/receivers': 'are not those of the form' });
  return own;
}

/** Contact forms that visitors send, and the task that shows that no robot does. */
export function createContactCalls({ database, captcha, now, onMail }: ContactCallOptions) {
  return {
    challenge: captcha.challenge,
    /** Stores an entry whose shape was checked, with the mails to its receivers. */
    async send(siteId: string, entry: WireEntry): Promise<void> {
      await inSite(database, siteId, async (scope) => {
        const form = await formOf(scope, entry.formId ?? '');
        const receivers = receiversOf(entry, form);
        const fields = answersOf(entry, form, now());
        if (form.config.captcha && !(await captcha.take(scope, entry.captcha ?? '')))
          throw new CallRefusal('captchaUnsolved');
        const { name, email } = replyTo(form.fields, fields);
        await storeContactEntry(
          scope,
          {
            formId: form.id,
            language: entry.language,
            replyToName: name,
            replyToEmail: email,
            fields,
            createdAt: new Date(now()),
          },
          receivers,
        );
      });
      onMail();
    },
  };
}

export type ContactCalls = ReturnType<typeof createContactCalls>;
