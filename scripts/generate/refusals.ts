import type { ErrorObject } from 'ajv/dist/2020.js';

/** Why a validator refuses a value, with the values that it allows where these are few. */
export function refusal({ keyword, message, params }: ErrorObject): string {
  const { allowedValues = [] } = params as { readonly allowedValues?: readonly unknown[] };
  return keyword === 'enum'
    ? `must be one of ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`
    : String(message);
}
