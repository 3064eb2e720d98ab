import type { FastifyInstance } from 'fastify';

/** Pages are at every address that no other route has. */
const PAGES = '/*';

/** Whether an address is one of calls, under which there are no pages. */
export const isCallPath = (path: string): boolean => /^\/(?:api|odata)(?:\/|$)/.test(path);

/** Whether a path is one of a route's URL, with its `:parameters` and its `*` at the end. */
function isPathOf(url: string, path: string): boolean {
  const [parts, given] = [url.split('/'), path.split('/')];
  const isOpen = parts.at(-1) === '*';
  return (
    (isOpen ? given.length >= parts.length : given.length === parts.length) &&
    parts.every(
      (part, index) => part === '*' || (part.startsWith(':') ? given[index] : part === given[index]),
    )
  );
}

/** Collects the routes that are added from now on. @returns the methods that an address takes; none for an unknown one */
export function collectMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes: { readonly url: string; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => void routes.push({ url, methods: [method].flat() }));
  return (path) => {
    const found = routes.filter(({ url }) => isPathOf(url, path));
    const own = found.filter(({ url }) => url !== PAGES);
    const taken = own.length > 0 || isCallPath(path) ? own : found;
    return [...new Set(taken.flatMap(({ methods }) => methods))].sort();
  };
}
