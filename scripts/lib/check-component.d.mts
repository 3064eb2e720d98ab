/** The type of a component, if it is named exactly. @throws Error with what to type otherwise */
export function componentType(given: string, types: readonly string[]): string;
