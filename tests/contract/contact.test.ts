import { solveChallenge } from 'altcha-lib/v1';
import { describe, expect, it } from 'vitest';
import type { CaptchaChallenge, ContactEntry } from '../../generated/api/types.ts';
import { ENVIRONMENTS, useEnvironment } from './use-environment.ts';
import { takeMail } from '../support/counter-booking.ts';

const ANSWERS = [
  { name: 'firstName', label: 'Name', value: 'Ana Paz' },
  { name: 'emailAddress', label: 'E-mail', value: 'ana@example.com' },
  { name: 'message', label: 'Message', value: 'Do you rent snow chains?\nWe arrive in July.' },
];
const ENTRY: ContactEntry = {
  email: 'ana@example.com',
  replyToName: 'Ana Paz',
  replyToEmail: 'ana@example.com',
  receivers: 'reservas@andes-rent.example',
  fields: JSON.stringify(ANSWERS),
  language: 'en-US',
  formId: 'contact',
};
const answered = (name: string, value: string) =>
  JSON.stringify([...ANSWERS.filter((answer) => answer.name !== name), { name, label: name, value }]);

describe.each(ENVIRONMENTS)('[API-01] contact forms of the product API %s', (_where, open) => {
  const environment = useEnvironment(open);
  const { ask } = environment;

  async function challenge(site = 'andes'): Promise<CaptchaChallenge> {
    return (await ask({ site, path: '/api/captcha' })).body as CaptchaChallenge;
  }
  async function solved(site?: string): Promise<string> {
    const { maxNumber, ...task } = await challenge(site);
    const found = await solveChallenge(task.challenge, task.salt, task.algorithm, maxNumber).promise;
    return JSON.stringify({ ...task, number: found?.number });
  }
  const send = async (changes: Partial<Record<keyof ContactEntry, string>>) => {
    const { status, body } = await ask({
      method: 'POST',
      path: '/api/contactEntry',
      body: { ...ENTRY, ...changes },
    });
    const { errorCode, errors } = (body ?? {}) as { errorCode?: string; errors?: object };
    return { status, errorCode, errors };
  };

  it('[API-53] sets a task with algorithm, challenge, salt, largest number and signature', async () => {
    const task = await challenge();
    expect(Object.keys(task).sort()).toEqual(['algorithm', 'challenge', 'maxNumber', 'salt', 'signature']);
    expect(await challenge()).not.toEqual(task);
  });

  it('[API-58] takes an entry, and mails it to the receivers of the form with the way to answer', async () => {
    expect(await send({ captcha: await solved() })).toMatchObject({ status: 204 });
    const mail = await takeMail(environment.api);
    expect([mail.to, mail.replyTo, mail.subject]).toEqual([
      'reservas@andes-rent.example',
      'ana@example.com',
      'Message from Ana Paz (Andes Rent)',
    ]);
    expect(mail.text).toContain('Message: Do you rent snow chains?, We arrive in July.');
  });

  it('takes a solution once, and none of another site, forged, or after its time', async () => {
    const captcha = await solved();
    expect((await send({ captcha })).status).toBe(204);
    const forged = captcha.replace(/"number":\d+/, '"number":-1');
    const foreign = await solved('adria');
    for (const wrong of [captcha, forged, foreign, '', '[]', 'null', '{"salt":1}'])
      expect(await send({ captcha: wrong })).toMatchObject({ status: 400, errorCode: 'captchaUnsolved' });
    const late = await solved();
    environment.api.clock.now += 21 * 60_000;
    expect(await send({ captcha: late })).toMatchObject({ errorCode: 'captchaUnsolved' });
  });

  it.each([
    ['an address that is none', 'emailAddress', 'ana@', 'invalid-email'],
    ['no message', 'message', '  ', 'required'],
    ['a message that is too short', 'message', 'Hello', 'too-short'],
    ['a message that is too long', 'message', 'a'.repeat(5001), 'too-long'],
    ['a choice that is not offered', 'subject', 'money', 'unknown-option'],
  ])('refuses %s, by the field', async (_why, name, value, reason) => {
    expect(await send({ fields: answered(name, value) })).toEqual({
      status: 400,
      errorCode: 'formAnswers',
      errors: { [name]: reason },
    });
  });

  it('says in the language of the call that the message was not sent', async () => {
    for (const changes of [{ fields: '[' }, { fields: answered('message', '') }, { receivers: 7 }]) {
      const body = { ...ENTRY, ...changes, language: 'de' };
      expect((await ask({ method: 'POST', path: '/api/contactEntry', body })).body).toMatchObject({
        errorMessage: expect.stringMatching(/^Ihre Nachricht/),
      });
    }
  });

  it.each<[string, Partial<Record<keyof ContactEntry, string>>, string]>([
    ['receivers that the form does not have', { receivers: 'a@b.example' }, 'invalidRequest'],
    ['fields that are no JSON', { fields: '[' }, 'invalidRequest'],
    [
      'a field that is answered twice',
      { fields: JSON.stringify([...ANSWERS, ...ANSWERS]) },
      'invalidRequest',
    ],
    ['a field that the form does not have', { fields: answered('iban', 'x') }, 'invalidRequest'],
    ['characters that cannot be stored', { fields: answered('message', 'a\0aaaaaaaaaa') }, 'invalidRequest'],
    ['a form of another kind', { formId: 'checkout' }, 'formNotFound'],
  ])('refuses %s', async (_why, changes, errorCode) => {
    expect(await send(changes)).toMatchObject({ errorCode });
  });
});
