import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { passwordWeakness } from './password-strength.ts';

const OWN = ['Valeria Quiroga', 'valeria@andes.example', 'Andes Rent'];

it.each<[why: string, password: string, weakness: ReturnType<typeof passwordWeakness>]>([
  ['fewer than 12 characters', 'k7#Tz!pq2Lw', 'short'],
  ['a common word with a year and a sign', 'Password2026!', 'common'],
  ['a common word spelt with digits', 'P@ssw0rd!P@ss', 'common'],
  ['common words one after the other', 'letmeinplease1', 'common'],
  ['a common word of another language', 'Contraseña123', 'common'],
  ['a row of the keyboard', 'qwertyuiopqw', 'common'],
  ['a row of the keyboard backwards', '0987654321098', 'common'],
  ['one sign again and again', 'aaaaaaaaaaaaaa', 'common'],
  ['a short part again and again', 'zkzkzkzkzkzkz', 'common'],
  ['digits alone', '194839205716', 'common'],
  ['the own name', 'Valeria.Quiroga.1', 'own-words'],
  ['the site with its year', 'Andes.Rent.2026', 'own-words'],
  ['the own name, with a common word', 'quiroga-password-1', 'own-words'],
  ['words that nobody connects', 'velvet cactus 9 umbrella', null],
  ['signs without words', 'k7#Tz!pq2Lwv', null],
  ['another alphabet', 'жёлтый кактус поёт', null],
  ['what the demonstration uses', DEMO_PASSWORD, null],
])('judges %s', (_why, password, weakness) => {
  expect(passwordWeakness(password, OWN)).toBe(weakness);
});
