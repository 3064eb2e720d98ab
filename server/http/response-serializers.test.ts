import { expect, it } from 'vitest';
import { shareSerializers } from './response-serializers.ts';

const SCHEMAS = {
  Error: { $id: 'Error', type: 'object', properties: { errorCode: { type: 'string' } } },
  Place: { $id: 'Place', type: 'object', properties: { name: { type: 'string' } } },
};
const route = (name: string, httpStatus: string) => ({
  method: 'GET',
  url: '/',
  httpStatus,
  schema: { $ref: `${name}#` },
});

it('responses with the same schema share a serializer, which leaves out what the schema does not name', () => {
  const build = shareSerializers();
  const [first, second] = [build(SCHEMAS), build(SCHEMAS)];
  const refused = first(route('Error', '404'));
  expect(first(route('Error', '422'))).toBe(refused);
  // Fastify builds the compiler anew for each route.
  expect(second(route('Error', '500'))).toBe(refused);
  const found = second(route('Place', '200'));
  expect(refused({ errorCode: 'notFound', name: 'x' })).toBe('{"errorCode":"notFound"}');
  expect(found({ errorCode: 'notFound', name: 'x' })).toBe('{"name":"x"}');
});
