import negotiator from '@fastify/accept-negotiator';

const ENCODINGS = ['br', 'gzip'] as const;

/** An encoding in which texts are sent. */
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that a visitor accepts; `null` for none. */
export const encodingFor = (header: string | string[] | undefined): Encoding | null =>
  ENCODINGS.find((encoding) => negotiator.negotiate(String(header ?? ''), [encoding]) === encoding) ?? null;
