/** What the checker takes for an error and is none, by rule. */
const EXCEPTIONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^CSS: Unrecognized at-rule “@(view-transition|container)”$/, 'at-rules of newer CSS'],
  [
    /^CSS: “(container-(?:type|name)|animation-(?:timeline|range))”: Property “\1” doesn't exist\.$/,
    'properties of newer CSS',
  ],
  [/^CSS: “max-width”: The types are incompatible\.$/, 'a calculation with the value of a custom property'],
];

/** Why a message of the checker is no error; `null` for an error. */
export const exceptionOf = (message: string): string | null =>
  EXCEPTIONS.find(([pattern]) => pattern.test(message))?.[1] ?? null;
