import { randomInt } from 'node:crypto';

/** No vowels, so that no words appear, and nothing that is read for something else (0 O, 1 I). */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
/** 57 bits: nobody finds a booking by trying. */
const LENGTH = 12;

/** A new public number of a booking, such as `7KXQ2MBD94TR`. */
export const createReference = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
