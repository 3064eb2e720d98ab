/**
 * A value of which a browser tab has one, made when it is first asked for. Parts are roots of their own, so what
 * they share is passed by module, not by context. @throws Error on the server, where visitors would share it
 */
export function createSingleton<T>(name: string, create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    if (typeof document === 'undefined')
      throw new Error(`${name} is for the browser; the server has one per request`);
    made ??= { value: create() };
    return made.value;
  };
}
