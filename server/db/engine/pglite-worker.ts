// Runs the embedded database on a thread of its own, because it blocks its thread while it works.
// It stays free of imports of ours, so that it can be started as it is, bundled or not.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socketPath } = workerData as { folder: string; socketPath: string | null };
const port = parentPort;
if (!port) throw new Error('pglite-worker must be started as a worker thread');

const database = await PGlite.create({ dataDir: folder, extensions: { btree_gist } });
const server = new PGLiteSocketServer({
  db: database,
  maxConnections: 8,
  ...(socketPath === null ? { host: '127.0.0.1', port: 0 } : { path: socketPath }),
});
await server.start();
port.on('message', async () => {
  await server.stop();
  await database.close();
  port.close();
});
port.postMessage({ address: server.getServerConn() });
