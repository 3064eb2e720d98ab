// `npm run site:export -- SITE FOLDER`: writes a site of an installation into a folder of JSON documents.
import { parseArgs } from 'node:util';
import { openInstalled } from './db/engine/open-installed.ts';
import { inSite } from './db/in-site.ts';
import { listHostRows } from './db/repositories/sites.ts';
import { writeFolder } from './site-folder/disk.ts';
import { exportSite } from './site-folder/export-site.ts';
import { purposeOf } from './site-folder/file-names.ts';
import { toFiles } from './site-folder/to-files.ts';

const USAGE = 'npm run site:export -- SITE FOLDER [--documents-only]';

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'documents-only': { type: 'boolean', default: false } },
  });
  const [siteId, folder, ...others] = positionals;
  if (!siteId || !folder || others.length > 0) throw new Error(`usage: ${USAGE}`);
  const isDocumentsOnly = values['documents-only'];
  const database = await openInstalled(process.env, 'set DATABASE_URL or DATA_DIR');
  try {
    const sites = [...new Set((await listHostRows(database)).map((row) => row.siteId))];
    if (!sites.includes(siteId)) throw new Error(`there is no site "${siteId}", only ${sites.join(', ')}`);
    const site = await inSite(database, siteId, (scope) => exportSite(scope, { isDocumentsOnly }));
    const files = toFiles(site);
    const isReplaced = (path: string) => {
      const purpose = purposeOf(path);
      return !isDocumentsOnly || (purpose?.of === 'document' && purpose.kind !== 'media');
    };
    writeFolder(folder, files, isReplaced);
    process.stdout.write(`${siteId}: ${files.size} files written to ${folder}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
