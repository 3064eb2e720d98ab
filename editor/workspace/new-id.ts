const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** A short id; two of the same are as good as impossible on a page, and are told apart where they meet. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `n${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
