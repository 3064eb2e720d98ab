import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { memoize } from '../../src/domain/memoize.ts';
import { API_ERRORS } from '../../src/api/wire/error-codes.ts';
import { refuseAccess } from '../access/principal.ts';
import { CallRefusal } from '../api/calls/call-refusal.ts';
import { COMPONENT_TOOLS } from './component-tools.ts';
import { PAGE_TOOLS } from './page-tools.ts';
import { type Tool, type ToolContext, ToolRefusal } from './tool.ts';

/** Every tool, by its name. */
export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  [...COMPONENT_TOOLS, ...PAGE_TOOLS].map((tool) => [tool.name, tool]),
);

const INSTRUCTIONS =
  'Tools for the pages of one car-rental website. Read a page before you change it, and pass on its version. Changes are drafts: visitors see them after publish_page.';

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true });
const validatorOf = memoize((name): ValidateFunction => ajv.compile(TOOLS.get(name)?.input ?? false));

/** What is wrong with the input of a tool; `null` when nothing is. */
function inputProblem({ name }: Tool, input: unknown): string | null {
  const validate = validatorOf(name);
  if (validate(input)) return null;
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message}${'additionalProperty' in params ? ` (${params.additionalProperty})` : ''}`,
  );
  return `the input of ${name} is not valid: ${problems.join('; ')}`;
}

const toResult = (result: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }],
  structuredContent: result as Record<string, unknown>,
});

const refusal = (message: string, details: object = {}): CallToolResult => ({
  content: [{ type: 'text', text: message }],
  ...(Object.keys(details).length > 0 ? { structuredContent: { ...details } } : {}),
  isError: true,
});

async function callTool(tool: Tool, context: ToolContext, input: unknown): Promise<CallToolResult> {
  const { access } = OPERATIONS[tool.operation];
  if (refuseAccess(access, context.principal) !== null)
    return refusal(
      `${tool.name} takes the role ${access.replace('operator:', '')}, and the token has ${context.principal.role}`,
    );
  const problem = inputProblem(tool, input);
  if (problem !== null) return refusal(problem);
  try {
    return toResult((await tool.run(context, input as never)) as object);
  } catch (error) {
    if (error instanceof ToolRefusal) return refusal(error.message, error.details);
    if (error instanceof CallRefusal) return refusal(API_ERRORS[error.code].error, error.details);
    throw error;
  }
}

/** A server of the Model Context Protocol for one program. `report` is told of failures, whose cause stays here. */
export function createMcpServer(context: ToolContext, report: (error: unknown) => void): Server {
  const server = new Server(
    { name: 'forecourt', title: `Forecourt: ${context.site.name}`, version: '1' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...TOOLS.values()].map(({ name, description, input, isReading }) => ({
      name,
      description,
      inputSchema: input as { type: 'object' },
      annotations: { readOnlyHint: isReading, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.get(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${params.name}`);
    try {
      return await callTool(tool, context, params.arguments ?? {});
    } catch (error) {
      report(error);
      throw new McpError(ErrorCode.InternalError, 'the server failed');
    }
  });
  return server;
}
