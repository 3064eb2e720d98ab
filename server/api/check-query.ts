import type { ApiParameter, ParameterSchema } from './api-call.ts';

/** What is wrong with a query, by parameter; empty when nothing is. */
export type QueryProblems = Readonly<Record<string, string>>;

/** As large a number as a program counts exactly. */
const DIGITS = /^-?\d{1,15}$/;

/**
 * Checks the parameters that a call knows; of others nothing is said, for addresses carry marks of mailings and the
 * like. An empty value is none. Those with `[i]` belong to the reader of their list.
 */
export function queryProblems(query: URLSearchParams, parameters: readonly ApiParameter[]): QueryProblems {
  const problems = parameters
    .filter((parameter) => parameter.in === 'query' && !parameter.name.includes('[i]'))
    .flatMap((parameter) => {
      const problem = problemOf(parameter, query.getAll(parameter.name));
      return problem === null ? [] : [[parameter.name, problem]];
    });
  return Object.fromEntries(problems);
}

function problemOf({ schema, isRequired, isList }: ApiParameter, given: readonly string[]): string | null {
  const values = given.filter((value) => value !== '');
  if (values.length === 0) return isRequired ? 'is missing' : null;
  if (given.length > 1 && !isList) return 'is given more than once';
  return values.map((value) => valueProblem(schema, value)).find((problem) => problem !== null) ?? null;
}

/** What is wrong with one value; null when nothing is. */
export function valueProblem(schema: ParameterSchema, value: string): string | null {
  if (schema.type === 'boolean')
    return value === 'true' || value === 'false' ? null : 'is neither true nor false';
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const isInside = DIGITS.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isInside ? null : `is no whole number from ${minimum} to ${maximum}`;
  }
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return `is longer than ${schema.maxLength} characters`;
  return schema.pattern && !new RegExp(schema.pattern).test(value)
    ? `does not match ${schema.pattern}`
    : null;
}
