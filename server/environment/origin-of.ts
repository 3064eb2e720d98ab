import type { Settings } from './settings.ts';

/** Scheme and port of the public origin, on a site's own host. */
export function originOf({ publicOrigin }: Pick<Settings, 'publicOrigin'>, host: string): string {
  const { protocol, port } = new URL(publicOrigin);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}
