/** `npm run test:long` repeats races until chance has had its say; `npm run test:faults` shows that they are run at all. */
const isLong = process.env.TEST_LENGTH === 'long';

/** How often something is repeated. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);
