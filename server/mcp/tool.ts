import type { SiteIdentity } from '../http/site-identity.ts';
import type { Principal } from '../access/principal.ts';
import type { CreatePreviewLink } from '../api/calls/preview-links.ts';
import type { Database } from '../db/engine/database.ts';
import type { OperationId } from '../../src/api/wire/operations/operations.ts';

/** A JSON Schema that refers to nothing outside itself. */
export type InputSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' };

/** What the tools of a program work with: one site, in the name of one operator. */
export interface ToolContext {
  readonly database: Database;
  readonly site: SiteIdentity;
  readonly principal: Extract<Principal, { kind: 'operator' }>;
  readonly createLink: CreatePreviewLink;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Why a tool does not do what it was asked, in English for the program. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
  /** What the program needs to do better, such as the stored version. */
  readonly details: object;
  constructor(message: string, details: object = {}) {
    super(message);
    this.details = details;
  }
}

/** A tool for programs. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** The operation of the product API whose access the tool takes. */
  readonly operation: OperationId;
  readonly isReading: boolean;
  readonly input: InputSchema;
  /** Runs with an input that was checked. @throws ToolRefusal */
  readonly run: (context: ToolContext, input: never) => unknown;
}

/** A tool whose input is typed where it runs. */
export const tool = <Input>(
  definition: Omit<Tool, 'run'> & {
    readonly run: (context: ToolContext, input: Input) => unknown;
  },
): Tool => definition;
