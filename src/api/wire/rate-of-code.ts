import { ValidatedCode as readCode } from '../../../generated/api/read.js';
import type { ValidatedCode } from '../../../generated/api/types.ts';
import { readSettings } from './read-settings.ts';

/** What a code opens; `name` is '' where the product API states none. */
export interface RateOfCode {
  readonly id: string;
  readonly name: string;
}

/** Reads the response to a code; `null` for an empty id, which is a wrong code. @throws TypeError when it is none */
export function toRateOfCode(body: unknown): RateOfCode | null {
  const wire = readSettings<ValidatedCode>(readCode, body).value;
  if (!wire) throw new TypeError('the response to a code names nothing');
  const { id, name = '' } = wire;
  return id === null || id === '' ? null : { id: String(id), name };
}
