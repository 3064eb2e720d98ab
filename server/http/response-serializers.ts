import {
  type RouteDefinition,
  type Serializer,
  type SerializerFactory,
  SerializerSelector,
} from '@fastify/fast-json-stringify-compiler';

/**
 * Compiles the serializers of an app, one for all responses with the same schema: each is compiled together with all
 * shared schemas, which takes milliseconds, and most responses of an operation are the same refusal. Cached for the life of the app; bounded
 * by the schemas of its operations.
 */
export function shareSerializers(): SerializerFactory {
  const known = new Map<string, Serializer>();
  return (schemas, options) => {
    const compile = SerializerSelector()(schemas, options);
    return (route: RouteDefinition) => {
      const key = JSON.stringify(route.schema);
      const serializer = known.get(key) ?? compile(route);
      known.set(key, serializer);
      return serializer;
    };
  };
}
