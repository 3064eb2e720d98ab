import type { PropertySchema } from '../workspace/schemas.ts';

/** Widths from which a value holds, by the names of the properties; each inherits from the ones before. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** The first pixel of each width. */
export const FIRST_PIXEL: Readonly<Record<Breakpoint, number>> = {
  xs: 0,
  sm: 600,
  md: 900,
  lg: 1200,
  xl: 1536,
};

const isBreakpoint = (name: string): name is Breakpoint => BREAKPOINTS.some((one) => one === name);

/** 0 stands for the value of the smaller width. */
const INHERITED = 0;

/** The properties of a component that hold one value for each width; none where it has fewer than two that inherit. */
export function breakpointsOf(
  properties: Readonly<Record<string, PropertySchema>>,
): readonly (readonly [Breakpoint, PropertySchema])[] {
  const found = BREAKPOINTS.flatMap((name) => {
    const schema = properties[name];
    return schema ? [[name, schema] as const] : [];
  });
  const canInherit = found.slice(1).every(([, { minimum }]) => minimum === INHERITED);
  return found.length > 1 && canInherit && found[0]?.[0] === 'xs' ? found : [];
}

/** Whether a property is one of those for a width. */
export const isOfBreakpoints = (
  name: string,
  of: readonly (readonly [Breakpoint, PropertySchema])[],
): boolean => isBreakpoint(name) && of.some(([one]) => one === name);

/** A value at a width: its own, or that of a smaller width. */
export interface ShownValue {
  readonly name: Breakpoint;
  readonly schema: PropertySchema;
  readonly value: unknown;
  /** The width that the value is inherited from; `null` for its own. */
  readonly from: Breakpoint | null;
}

/** What holds at each width. @param read the stored value of a property, else its default */
export function valuesByWidth(
  of: readonly (readonly [Breakpoint, PropertySchema])[],
  read: (name: Breakpoint, schema: PropertySchema) => unknown,
): readonly ShownValue[] {
  let last: { readonly name: Breakpoint; readonly value: unknown } | null = null;
  return of.map(([name, schema]) => {
    const own = read(name, schema);
    if (last && own === INHERITED) return { name, schema, value: last.value, from: last.name };
    last = { name, value: own };
    return { name, schema, value: own, from: null };
  });
}

/** What is stored so that a width inherits: nothing where that is the default. */
export const inheritedValue = (schema: PropertySchema): unknown =>
  schema.default === INHERITED ? undefined : INHERITED;

/** The words that all titles begin with: "Columns" of "Columns on phones" and "Columns from 600 px". */
export function commonWords(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(' ');
}
