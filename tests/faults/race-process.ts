// A process that, told to, books the same car many times at once, and tells what became of each order.
import { once } from 'node:events';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { bookAll } from './booking-race.ts';
import { raceOrder } from './race-order.ts';

const [databaseUrl = '', siteId = '', callers = '', waitMilliseconds = ''] = process.argv.slice(2);
const database = await openDatabase(
  { databaseUrl, dataDir: '' },
  { waitMilliseconds: Number(waitMilliseconds) },
);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const orders = Array.from({ length: Number(callers) }, () => raceOrder(1, 3));
const outcomes = await bookAll([database], siteId, orders);
for (const each of outcomes)
  process.stdout.write(`outcome ${each.outcome === 'booked' ? 'booked' : each.reason}\n`);
await database.close();
process.stdin.destroy();
