import type { SchemaTypes as ApiTypes } from '../../../../generated/api/types.ts';
import type { SchemaTypes as PageTypes } from '../../../../generated/page/types.ts';
import type { OperationId, OPERATIONS } from './operations.ts';

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

/** `document-summary` is `DocumentSummary`. */
type TypeName<Stem extends string> = Stem extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${TypeName<Tail>}`
  : Capitalize<Stem>;

type Types = ApiTypes & PageTypes;

/** The type of `api/document-summary` or `page/media`. */
type TypeOfSchema<Name> = Name extends `${string}/${infer Stem}`
  ? TypeName<Stem> extends keyof Types
    ? Types[TypeName<Stem>]
    : never
  : never;

type TypeOfResponse<R> = R extends { readonly schema: infer Name }
  ? R extends { readonly isList: true }
    ? readonly TypeOfSchema<Name>[]
    : TypeOfSchema<Name>
  : null;

type SuccessOf<R> = R extends { readonly 200: infer Response }
  ? Response
  : R extends { readonly 201: infer Response }
    ? Response
    : null;

/** `null` where an operation may also respond without a body. */
type EmptyOf<R> = R extends { readonly 200: unknown; readonly 204: unknown } ? null : never;

/** What an operation responds with when it succeeds; `null` without a body. */
export type ResponseOf<Id extends OperationId> =
  | TypeOfResponse<SuccessOf<(typeof OPERATIONS)[Id]['responses']>>
  | EmptyOf<(typeof OPERATIONS)[Id]['responses']>;

/** The body that an operation takes; `undefined` when it takes none. */
export type BodyOf<Id extends OperationId> = (typeof OPERATIONS)[Id] extends { readonly body: infer Name }
  ? TypeOfSchema<Name>
  : undefined;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer After}`
  ? Name | NamesIn<After>
  : never;

/** The values in the path of an operation, by their names. */
export type PathValuesOf<Id extends OperationId> = Readonly<
  Record<NamesIn<(typeof OPERATIONS)[Id]['path']>, string>
>;
