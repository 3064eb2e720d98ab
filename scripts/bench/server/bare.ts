// The least that Fastify can do: one route, one response out of memory. Argument: a file with headers and body.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const app = fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
console.log(`bare at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
