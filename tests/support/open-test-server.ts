import { TEST_SERVER } from '../../server/testing/test-server.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';

/** Nothing of a test's database has to survive the machine. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'].flatMap(
  (flag) => ['-c', flag],
);

/** Starts the PostgreSQL server on which each test file of a run has a database of its own; projects that run together share it. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[TEST_SERVER]) return async () => undefined;
  const server = await startPostgres(FLAGS);
  process.env[TEST_SERVER] = server.adminUrl;
  return () => server.stop();
}
