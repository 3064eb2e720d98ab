// `npm run site:import -- FOLDER`: stores a folder of JSON documents as a site of an installation, all of it or nothing.
import { parseArgs } from 'node:util';
import { openInstalled } from './db/engine/open-installed.ts';
import { migrate } from './db/migrate.ts';
import { findOperatorId } from './db/repositories/operators.ts';
import { listHostRows } from './db/repositories/sites.ts';
import { originOf } from './environment/origin-of.ts';
import { createClock, readSettings } from './environment/settings.ts';
import { createHtmlCleaner, type HtmlCleaner } from './html/html-cleaner.ts';
import { isOtherwiseEncoded } from './media/svg.ts';
import { type CleanDrawing, cleanDrawings } from './site-folder/clean-drawings.ts';
import { readFolder } from './site-folder/disk.ts';
import { fromFiles } from './site-folder/from-files.ts';
import { importSite } from './site-folder/import-site.ts';
import { problemLines } from './site-folder/problem-lines.ts';

const USAGE = 'npm run site:import -- FOLDER [--site SITE] [--host HOST]... [--publish] [--by EMAIL]';

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
    },
  });
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new Error(`usage: ${USAGE}`);
  const read = fromFiles(readFolder(path), { siteId: values.site, hosts: values.host });
  if (!read.folder) {
    for (const line of problemLines(path, read.problems)) say(line);
    return read.problems.length;
  }
  const cleaner = createHtmlCleaner({ report: say });
  const { folder, problems: unsafe } = await cleanDrawings(read.folder, cleanedBy(cleaner));
  await cleaner.close();
  if (unsafe.length > 0) {
    for (const line of problemLines(path, unsafe)) say(line);
    return unsafe.length;
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
    const host = (await listHostRows(database)).find(({ siteId, isPrimary }) => siteId === id && isPrimary);
    if (host) say(`${id}: at ${originOf(settings, host.host)} while the server runs`);
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
