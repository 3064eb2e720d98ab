/** Optional packages that packages of a lock file name and the lock file lacks: path -> entry. */
export function missingPackages(lock: {
  readonly packages: Readonly<Record<string, object>>;
}): Record<string, object>;
