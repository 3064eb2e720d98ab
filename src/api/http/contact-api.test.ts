import { describe, expect, it } from 'vitest';
import { createCaller } from './caller.ts';
import { createContactApi } from './contact-api.ts';

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: 'ab12',
  salt: '34?expires=5',
  maxNumber: 9,
  signature: 'cd',
};
const challengeFrom = (body: unknown) =>
  createContactApi(createCaller(async () => ({ status: 200, body }))).challenge();

describe('the captcha of a contact form', () => {
  it('is what the response says, without unknown fields', async () => {
    expect(await challengeFrom({ ...CHALLENGE, theme: 'dark' })).toEqual(CHALLENGE);
  });

  const REFUSED: readonly (readonly [string, unknown])[] = [
    ['no object', null],
    ['a list', [CHALLENGE]],
    ['another algorithm', { ...CHALLENGE, algorithm: 'SHA-1' }],
    ...['challenge', 'salt', 'signature', 'maxNumber'].map(
      (name) => [`no ${name}`, { ...CHALLENGE, [name]: undefined }] as const,
    ),
    ...[0, 1.5, Number.NaN].map(
      (maxNumber) => [`${maxNumber} as its largest number`, { ...CHALLENGE, maxNumber }] as const,
    ),
  ];
  it.each(REFUSED)('is refused where the response has %s', async (_what, body) => {
    await expect(challengeFrom(body)).rejects.toThrow('the response is not a captcha');
  });
});
