// `npm run site:import -- FOLDER`: stores a folder of JSON documents as a site of an installation, all of it or nothing.
import { parseArgs } from 'node:util';
import { isEmailAddress } from '../src/domain/identity-documents.ts';
import { addAdministrator } from './access/account-links.ts';
import type { Database } from './db/engine/database.ts';
import { openInstalled } from './db/engine/open-installed.ts';
import { migrate } from './db/migrate.ts';
import { findOperatorId } from './db/repositories/operators.ts';
import { listHostRows } from './db/repositories/sites.ts';
import { DEMO_ADMINISTRATOR } from './demo/demo-accounts.ts';
import { originOf } from './environment/origin-of.ts';
import { createClock, readSettings } from './environment/settings.ts';
import { createHtmlCleaner, type HtmlCleaner } from './html/html-cleaner.ts';
import { isOtherwiseEncoded } from './media/svg.ts';
import type { CleanDrawing } from './site-folder/clean-drawings.ts';
import { readFolder } from './site-folder/disk.ts';
import { importSite } from './site-folder/import-site.ts';
import { missingOnSite } from './site-folder/missing-on-site.ts';
import { prepareImport } from './site-folder/prepare-import.ts';
import { problemLines } from './site-folder/problem-lines.ts';

const USAGE =
  'npm run site:import -- FOLDER [--site SITE] [--host HOST]... [--publish] [--by EMAIL] [--administrator EMAIL]';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Makes a drawing safe as an uploaded one is. */
const cleanedBy =
  ({ cleanSvg }: HtmlCleaner): CleanDrawing =>
  async (content) => {
    const text = content.toString('utf8');
    const clean = isOtherwiseEncoded(text) ? null : await cleanSvg(text);
    if (clean === null) return null;
    return clean === text ? content : Buffer.from(clean);
  };

/**
 * Lets somebody edit an imported site: the wanted address, and for a new one of a demo its agency. @returns what to say
 * of it; `null` for nothing
 */
async function addFirstAdministrator(
  database: Database,
  {
    siteId,
    isNewSite,
    wanted,
    now,
  }: { siteId: string; isNewSite: boolean; wanted: string | undefined; now: number },
): Promise<string | null> {
  const hasAgency = isNewSite && (await findOperatorId(database, DEMO_ADMINISTRATOR)) !== null;
  const email = wanted ?? (hasAgency ? DEMO_ADMINISTRATOR : null);
  if (email !== null) {
    const isInvited = await addAdministrator(database, { siteId, email }, now);
    return `${email} ${isInvited ? 'is invited as administrator by mail' : 'is administrator'}`;
  }
  return isNewSite ? 'nobody can edit it yet: import it again with --administrator EMAIL' : null;
}

/** @returns how many problems there are */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      host: { type: 'string', multiple: true },
      publish: { type: 'boolean', default: false },
      by: { type: 'string' },
      administrator: { type: 'string' },
    },
  });
  const { administrator: wanted } = values;
  if (wanted !== undefined && !isEmailAddress(wanted)) throw new Error(`${wanted} is no e-mail address`);
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new Error(`usage: ${USAGE}`);
  const cleaner = createHtmlCleaner({ report: say });
  const { folder, problems } = await prepareImport(readFolder(path), {
    naming: { siteId: values.site, hosts: values.host },
    cleanDrawing: cleanedBy(cleaner),
    // Drafts may refer to what is not there.
    findMissing: (siteId, references) =>
      values.publish
        ? missingOnSite(siteId, references, { open: () => openInstalled(process.env, ''), say })
        : Promise.resolve([]),
  });
  await cleaner.close();
  if (!folder) {
    for (const line of problemLines(path, problems)) say(line);
    return problems.length;
  }
  const settings = readSettings({ ...process.env, APP_MODE: process.env.APP_MODE ?? 'demo' });
  const now = createClock(settings)();
  const database = await openInstalled(process.env, 'set DATABASE_URL or DATA_DIR');
  try {
    await migrate(database.pool);
    const by = values.by === undefined ? null : await findOperatorId(database, values.by);
    if (values.by !== undefined && by === null) throw new Error(`there is no operator ${values.by}`);
    const outcome = await importSite(database, folder, {
      isPublishing: values.publish,
      now,
      by,
      via: 'import',
    });
    if (!outcome.ok) {
      for (const line of problemLines(path, outcome.problems)) say(line);
      return outcome.problems.length;
    }
    const { isNewSite, changed, published } = outcome.report;
    const { id } = folder.site;
    say(
      `${id}: ${isNewSite ? 'created; ' : ''}documents changed: ${changed.length}, published: ${published.length}`,
    );
    if (!isNewSite) say(`${id}: hosts and booking data stay as they are`);
    const access = await addFirstAdministrator(database, { siteId: id, isNewSite, wanted, now });
    if (access) say(`${id}: ${access}`);
    const host = (await listHostRows(database)).find(({ siteId, isPrimary }) => siteId === id && isPrimary);
    const isAssumed = process.env.PORT === undefined && process.env.PUBLIC_ORIGIN === undefined;
    if (host)
      say(
        `${id}: at ${originOf(settings, host.host)} while the server runs${isAssumed ? ', or at the PORT that it is started with' : ''}`,
      );
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
