import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { SiteServerUnderTest } from './site-server.ts';
import type { AnyJson } from './any-json.ts';

/** The result of a tool: what it returned, or why it refused. */
export interface ToolResult {
  readonly isRefused: boolean;
  readonly text: string;
  readonly value: AnyJson;
}

/** The tools of a program. */
export interface Program {
  readonly client: Client;
  readonly call: (name: string, input?: Record<string, unknown>) => Promise<ToolResult>;
}

/** Sends the requests of the official client to a server that does not listen. */
const fetchFrom =
  ({ app }: Pick<SiteServerUnderTest, 'app'>, host: string) =>
  async (url: string | URL, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url);
    const response = await app.inject({
      method: method as 'POST',
      url: pathname,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    const sent = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const isEmpty = response.statusCode === 202 || response.statusCode === 204;
    return new Response(isEmpty ? null : response.body, { status: response.statusCode, headers: sent });
  };

/** A program with a token that is connected by the official client. Rejects where the token opens nothing. */
export async function connectProgram(
  server: Pick<SiteServerUnderTest, 'app'>,
  token: string,
  host = 'editor.localhost',
): Promise<Program> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), {
    fetch: fetchFrom(server, host),
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<ToolResult> => {
    const result = await client.callTool({ name, arguments: input });
    const [first] = result.content as { text: string }[];
    return { isRefused: result.isError === true, text: first?.text ?? '', value: result.structuredContent };
  };
  return { client, call };
}
