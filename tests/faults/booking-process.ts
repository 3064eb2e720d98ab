// A process that books without end and tells each acknowledged booking, until somebody kills it.
import { ANONYMOUS } from '../../server/access/principal.ts';
import { bookCar } from '../../server/booking/book-car.ts';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedSite } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { RACE_NOW, raceOrder } from './race-order.ts';

const [dataDir = '', run = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database.pool);
  await seedSite(database, exampleSeed('andes', { units: 400 }), RACE_NOW);
  process.stdout.write('ready\n');
  for (let number = 0; ; number += 1) {
    const idempotencyKey = { principal: 'anonymous', route: 'book', key: `${run}-${number}` };
    const outcome = await bookCar(database, 'andes', raceOrder(1, 3), {
      now: RACE_NOW,
      principal: ANONYMOUS,
      idempotencyKey,
      expectedTotal: null,
    });
    process.stdout.write(
      outcome.outcome === 'booked' ? `booked ${outcome.booking.reference}\n` : `refused ${outcome.reason}\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
