/** What an operator may do on a site, from the least to the most. */
export const OPERATOR_ROLES = ['editor', 'publisher', 'administrator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Who may make a call: anybody, anybody signed in, or operators of a role and of those above it. */
export type Access = 'public' | 'bearer' | `operator:${OperatorRole}`;

/** The schema of a body: its folder below schemas/ and its file stem. */
export type SchemaName = `${'api' | 'page'}/${string}`;

/** What a value of a query, path or header must look like. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A value that an operation takes beside its body. */
export interface Parameter<Name extends string = string> {
  /** `[i]` in a name of the query stands for the numbers from 0 on, without gaps. */
  readonly name: Name;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly schema: ParameterSchema;
  readonly isRequired?: true;
  /** May be given several times. */
  readonly isList?: true;
}

/** One response of an operation. */
export interface OperationResponse {
  readonly description: string;
  /** Absent where the body is not JSON. */
  readonly schema?: SchemaName;
  readonly isList?: true;
}

/** An operation of the product API: what the server registers, checks and documents, and its client may call. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `{id}` is a parameter of the path. */
  readonly path: string;
  /** Of no site: called on the host of the editor, without a site in the address. */
  readonly isOfNoSite?: true;
  /** Who may make the call. */
  readonly access: Access;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: SchemaName;
  /** The body is a file, of the type application/octet-stream, instead of JSON. */
  readonly takesFile?: true;
  /** Size of the largest body in bytes, where it is not that of most operations. */
  readonly bodyLimit?: number;
  /** By HTTP status; those that follow from the rest of the entry are added by `responsesOf`. */
  readonly responses: Readonly<Record<number, OperationResponse>>;
  /** Whether calls are counted and limited. */
  readonly isLimited?: true;
  /** Key of the text for visitors whose call is refused for what its body says; without it they read a general one. */
  readonly refusedText?: string;
}

/** A response with one body of a schema. */
export const object = <const Name extends SchemaName>(schema: Name, description: string) => ({
  schema,
  description,
});
/** A response with a list of bodies of a schema. */
export const list = <const Name extends SchemaName>(schema: Name, description: string) =>
  ({ schema, description, isList: true }) as const;
/** A response without a body. */
export const nothing = (description: string) => ({ description });
/** An error of the catalogue. */
export const refused = (description: string) => object('api/error', description);

/** All responses of an operation: its own, and the errors that its access, parameters, body and limits imply. */
export function responsesOf(operation: Operation): Operation['responses'] {
  const { access, parameters = [], body, takesFile, isLimited, responses } = operation;
  const isOpen = access === 'public';
  const hasBody = body !== undefined || takesFile === true;
  const errors: readonly [isPossible: boolean, status: number, description: string][] = [
    [parameters.length > 0 || hasBody, 400, 'A value is wrong, missing or given twice; `errors` names it.'],
    [!isOpen, 401, 'The call needs a sign-in.'],
    [!isOpen, 403, 'The principal of the call may not do this.'],
    [hasBody, 408, 'The request did not arrive in time.'],
    [hasBody, 413, 'The body is too large.'],
    [hasBody, 415, `The body is no ${takesFile ? 'file' : 'JSON'}.`],
    [true, 421, 'The host belongs to no site.'],
    [isLimited === true, 429, 'Too many calls from this address or on this site.'],
    [true, 431, 'The headers are too large.'],
    [true, 500, 'The server failed.'],
    [true, 503, 'The server cannot respond at this moment.'],
  ];
  const possible = errors.filter(([isPossible]) => isPossible);
  return {
    ...Object.fromEntries(
      possible.map(([, status, description]) => [status, { schema: 'api/error' as const, description }]),
    ),
    ...responses,
  };
}
