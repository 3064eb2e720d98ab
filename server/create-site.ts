// `npm run new:site -- FOLDER --name NAME --logo FILE --primary COLOUR --accent COLOUR`: a complete draft site as a folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readClock } from './environment/settings.ts';
import { createHtmlCleaner } from './html/html-cleaner.ts';
import { newSite, refusalsOf } from './new-site/new-site.ts';
import { TYPE_PAIRS } from './new-site/type-pairs.ts';
import { asciiSlugOf } from '../src/domain/slug.ts';
import { writeFolder } from './site-folder/disk.ts';
import { fromFiles } from './site-folder/from-files.ts';
import { problemLines } from './site-folder/problem-lines.ts';
import { toFiles } from './site-folder/to-files.ts';

const USAGE = `npm run new:site -- FOLDER --name "Pampa Cars" --logo logo.svg --primary "#0F4C5C" --accent "#B84A14"
  [--fonts ${Object.keys(TYPE_PAIRS).join('|')}] [--languages en-US,es-AR] [--currency USD] [--daily 30]
  [--city Mendoza] [--country AR] [--time-zone America/Argentina/Mendoza] [--phone …] [--email …] [--id …] [--host …]`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const DRAWINGS = resolve(import.meta.dirname, '../public/media/shared/vehicles');

async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: text,
      logo: text,
      primary: text,
      accent: text,
      fonts: { ...text, default: 'clear' },
      languages: { ...text, default: 'en-US' },
      currency: { ...text, default: 'USD' },
      daily: { ...text, default: '30' },
      city: { ...text, default: 'City' },
      country: { ...text, default: 'US' },
      'time-zone': { ...text, default: 'America/New_York' },
      phone: { ...text, default: '+1 555 0100' },
      email: text,
      id: text,
      host: { ...text, multiple: true },
    },
  });
  const [folder, ...others] = positionals;
  const { name, logo, primary, accent } = values;
  const required = {
    FOLDER: folder,
    '--name': name,
    '--logo': logo,
    '--primary': primary,
    '--accent': accent,
  };
  if (!folder || !name || !logo || !primary || !accent) {
    const missing = Object.entries(required).flatMap(([option, value]) => (value ? [] : [option]));
    throw new Error(`missing: ${missing.join(', ')}\nusage: ${USAGE}`);
  }
  if (others.length > 0)
    throw new Error(`one folder is expected, not also ${others.join(', ')}\nusage: ${USAGE}`);
  if (!existsSync(logo)) throw new Error(`there is no file ${logo}`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} has files: name a new folder`);
  const id = values.id ?? asciiSlugOf(name);
  const site = {
    id,
    name,
    hosts: values.host ?? [`${id}.localhost`],
    primary,
    accent,
    fonts: values.fonts,
    logo: readFileSync(logo),
    languages: values.languages.split(',').map((tag) => tag.trim()),
    currency: values.currency,
    daily: Number(values.daily),
    year: new Date(readClock(process.env)()).getUTCFullYear(),
    city: values.city,
    country: values.country,
    timeZone: values['time-zone'],
    phone: values.phone,
    email: values.email ?? `hello@${id}.example`,
  };
  const refusals = refusalsOf(site);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  const cleaner = createHtmlCleaner({ report: (message) => say(message) });
  try {
    const files = toFiles(
      await newSite(site, {
        drawingOf: (drawing) => readFile(join(DRAWINGS, `${drawing}.svg`)),
        cleanSvg: cleaner.cleanSvg,
      }),
    );
    const { problems } = fromFiles(files);
    if (problems.length > 0) throw new Error(problemLines(folder, problems).join('\n'));
    writeFolder(folder, files, () => false);
    say(
      `${folder}: ${files.size} files. Next: npm run site:import -- ${folder} --publish (with the embedded database, stop the demo first)`,
    );
    say(
      'Prices, cars, branch and texts are a beginning: replace them in the folder before, or in the editor after.',
    );
  } finally {
    await cleaner.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
