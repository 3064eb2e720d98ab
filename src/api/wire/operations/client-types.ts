import type { OPERATIONS } from './operations.ts';

type Entry = (typeof OPERATIONS)[keyof typeof OPERATIONS];

/** `/api/form/{id}` with any value in place of `{id}`. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Path;

/** A name with any number in place of `[i]`. */
type Indexed<Name extends string> = Name extends `${infer Before}[i]${infer After}`
  ? `${Before}[${number}]${After}`
  : Name;

type Method = Entry['method'];

/** Paths of the operations with a method. */
export type PathOf<M extends Method> = Filled<Extract<Entry, { readonly method: M }>['path']>;

type EntryAt<Path extends string> = Entry extends infer E
  ? E extends { readonly method: 'GET'; readonly path: infer P extends string }
    ? Path extends Filled<P>
      ? E
      : never
    : never
  : never;

type ParameterOf<E> = E extends { readonly parameters?: readonly (infer P)[] } ? P : never;

/** A value of a query; lists repeat their name. */
export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** The query of a GET operation; `undefined` and '' are left out. */
export type QueryOf<Path extends PathOf<'GET'>> = {
  readonly [Name in Indexed<
    ParameterOf<EntryAt<Path>> extends { readonly name: infer N extends string } ? N : never
  >]?: QueryValue;
};
