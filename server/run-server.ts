import type { Database } from './db/engine/database.ts';
import { createClock, type Settings, showsDemo } from './environment/settings.ts';
import { migrate } from './db/migrate.ts';
import { deleteUnusedFilesOfAll } from './content/unused-files.ts';
import { deleteOldActivity } from './db/repositories/activity.ts';
import { deleteFreeFiles } from './db/repositories/booking-files.ts';
import { deleteEndedLinks } from './db/repositories/account-links.ts';
import { deleteExpiredKeys } from './db/repositories/idempotency.ts';
import { deleteExpiredSessions } from './db/repositories/operator-sessions.ts';
import { deleteExpiredCounts } from './db/repositories/rate-counts.ts';
import { createComposer } from './mail/compose-mail.ts';
import { errorName, startOutboxWorker } from './mail/outbox-worker.ts';
import { createInboxTransport, createSmtpTransport } from './mail/transports.ts';
import { deleteDemo, seedDemo } from './seed/seed-demo.ts';
import { builtAssets } from './pages/assets.ts';
import { LONGEST_WINDOW_MS } from './http/rate-limits.ts';
import { drain } from './http/drain.ts';
import { createSiteServer } from './composition/create-site-server.ts';

/** A supervisor kills the process soon after it has requested its end. */
const STOP_LIMIT_MS = 4_800;
/** The part of it for requests in flight; the rest is for the message being sent and the database. */
const DRAIN_LIMIT_MS = 3_500;
const HOUR_MS = 3_600_000;
/** A picture may wait this long for the draft that shows it. */
const KEPT_FILES_MS = 30 * 24 * HOUR_MS;
/** An uploaded file may wait this long for its booking. */
const KEPT_FREE_FILES_MS = 24 * HOUR_MS;
const KEPT_LINKS_MS = 90 * 24 * HOUR_MS;
/** An auditor's year, and a month to look back at it. */
const KEPT_ACTIVITY_MS = 400 * 24 * HOUR_MS;

/** Ends the process in order: what is in flight is answered first. */
export type Stop = (code: number) => unknown;

type RunOptions = {
  settings: Settings;
  database: Database;
  /** The folder of the project. */
  root: string;
  /** The demo begins anew. */
  isReset: boolean;
};

/** Serves the sites of a database until the process is told to stop: migrations, demo, HTTP, mails, clearing. */
export async function runServer({ settings, database, root, isReset }: RunOptions): Promise<Stop> {
  const now = createClock(settings);
  const say = (line: string) => console.log(line);
  const migrations = await migrate(database.pool);
  if (migrations.length > 0) say(`Database: ${migrations.length} migrations done`);
  if (isReset) {
    await deleteDemo(database, root);
    say('The data of the demo are deleted: its sites are seeded anew');
  }
  if (showsDemo(settings)) await seedDemo(database, now(), say, { root });

  const transport =
    settings.smtpUrl === null ? createInboxTransport(database, now) : createSmtpTransport(settings.smtpUrl);
  if (settings.mode === 'production' && settings.smtpUrl === null)
    say('SMTP_URL is not set: mails are kept in the database and reach nobody');
  let wakeOutbox = () => {};
  const { app, mailSite, accountLinkUrl, sites, editorOrigin } = await createSiteServer({
    settings,
    database,
    assets: builtAssets(root),
    now,
    root,
    log: settings.mode === 'production' ? true : { level: 'warn' },
    onMail: () => wakeOutbox(),
  });
  const outbox = startOutboxWorker({
    database,
    transport,
    compose: createComposer({
      database,
      mailFrom: settings.mailFrom,
      siteFor: mailSite,
      accountLinkUrl,
      now,
    }),
    now,
    // Messages of mail servers repeat addresses: the name of an error is enough to find its cause.
    log: (message, { error, ...details }) => app.log.error({ ...details, error: errorName(error) }, message),
  });
  wakeOutbox = outbox.wake;
  const deleteExpired = () =>
    Promise.all([
      deleteExpiredKeys(database, now()),
      deleteExpiredCounts(database, now() - LONGEST_WINDOW_MS),
      deleteExpiredSessions(database, now()),
      // The list of people says for a while that an invitation has ended.
      deleteEndedLinks(database, now() - KEPT_LINKS_MS),
      deleteFreeFiles(database, now() - KEPT_FREE_FILES_MS),
      deleteOldActivity(database, now() - KEPT_ACTIVITY_MS),
      deleteUnusedFilesOfAll(database, now() - KEPT_FILES_MS),
    ]).catch((error: unknown) => {
      // The next start goes on where a stop interrupted it.
      if (!isStopping) app.log.error({ err: error }, 'what is no longer needed could not be deleted');
    });
  let isStopping = false;
  void deleteExpired();
  setInterval(deleteExpired, HOUR_MS).unref();

  const stop: Stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // A page in development holds a connection that never ends.
    await drain(app, settings.mode === 'development' ? 0 : DRAIN_LIMIT_MS);
    await app.close();
    await outbox.stop();
    await database.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));

  // A demo is shown to others: on a phone in the same network, through a forwarded port.
  const isForOthers = settings.mode === 'production' || settings.mode === 'demo';
  await app.listen({ port: settings.port, host: isForOthers ? '0.0.0.0' : '127.0.0.1' });
  say(`Forecourt is at ${settings.publicOrigin}`);
  const addresses = editorOrigin === null ? sites : [...sites, { name: 'Editor', origin: editorOrigin }];
  if (showsDemo(settings)) for (const { name, origin } of addresses) say(`  ${name.padEnd(14)} ${origin}`);
  return stop;
}
