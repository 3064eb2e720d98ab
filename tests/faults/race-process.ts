// A long-lived process that, for each line it reads, books the last car of a site many times at once.
import { createInterface } from 'node:readline';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { bookAll, tally } from './booking-race.ts';
import { PATIENCE_MILLISECONDS } from '../../server/testing/postgres-server.ts';
import { raceOrder } from './race-order.ts';

const [databaseUrl = '', callers = ''] = process.argv.slice(2);
const database = await openDatabase(
  { databaseUrl, dataDir: '' },
  { waitMilliseconds: PATIENCE_MILLISECONDS },
);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const orders = Array.from({ length: Number(callers) }, () => raceOrder(1, 3));
say({ ready: true });
for await (const siteId of createInterface(process.stdin)) {
  say(await bookAll([database], siteId, orders).then(tally, (error: Error) => ({ [error.message]: 1 })));
}
await database.close();
