import fastify from 'fastify';
import { expect, it } from 'vitest';
import { API_ERRORS } from '../../src/api/wire/error-codes.ts';
import type { OpenApiDocument } from '../docs/open-api.ts';
import { addOperation } from './add-operation.ts';
import { addOpenApi } from './open-api.ts';

it('[API-43] the OpenAPI document lists the code of every error', async () => {
  const app = fastify({ ajv: { customOptions: { allowUnionTypes: true } } });
  await addOpenApi(app);
  addOperation(app, 'price', () => ({}));
  await app.ready();
  const { schemas } = (app.swagger() as unknown as OpenApiDocument).components;
  const documented = schemas.Error?.properties?.errorCode?.enum as readonly string[];
  expect(documented.toSorted()).toEqual(Object.keys(API_ERRORS).toSorted());
});
