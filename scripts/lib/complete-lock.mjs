// Adds to a package-lock.json the optional packages of other platforms, which npm leaves out where its registry does not
// serve them; `npm ci` refuses a lock file without them. Run it after a change of packages: node scripts/lib/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OPERATING_SYSTEM = /(android|darwin|freebsd|linux|openharmony|win32)/;
const PROCESSOR = /(arm64|arm|ia32|ppc64|riscv64|s390x|x64)/;

/** What npm must know of a package to leave it out on other platforms; its name says it. */
function platformOf(name) {
  const [, os] = OPERATING_SYSTEM.exec(name) ?? [];
  const [, cpu] = PROCESSOR.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name} names no platform: add it to package-lock.json by npm`);
  const libc = os !== 'linux' ? null : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : null;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}

/** Optional packages that packages of a lock file name and the lock file lacks: path -> entry. */
export function missingPackages({ packages }) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const paths = [`node_modules/${name}`, `${path}/node_modules/${name}`];
      if (paths.some((candidate) => packages[candidate])) continue;
      missing[paths[0]] = {
        version,
        ...platformOf(name),
        ...(dev ? { dev: true } : {}),
        optional: true,
      };
    }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? 'package-lock.json';
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPackages(lock);
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(byPath));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(missing).length} packages of other platforms added`);
}
