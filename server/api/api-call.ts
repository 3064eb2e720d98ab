import type { Access } from '../access/principal.ts';

/** A schema that a call's body or answer has: its folder below schemas/ and its file stem. */
export type SchemaName = `${'api' | 'page'}/${string}`;

/** What a value of a query, path or header must look like. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A value that a call takes beside its body. */
export interface ApiParameter {
  /** `[i]` in a name of the query stands for the numbers from 0 on, without gaps. */
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly schema: ParameterSchema;
  readonly isRequired?: true;
  /** May be given several times. */
  readonly isList?: true;
}

/** One answer of a call. */
export interface ApiResponse {
  readonly description: string;
  /** Absent where the answer is no JSON. */
  readonly schema?: SchemaName;
  readonly isList?: true;
}

/** A call of the product API: what the server registers, checks and documents. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `{id}` is a parameter of the path. */
  readonly path: string;
  /** Who may make the call. */
  readonly access: Access;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly ApiParameter[];
  readonly body?: SchemaName;
  /** By HTTP status. */
  readonly answers: Readonly<Record<number, ApiResponse>>;
}
