// Finds a Node that can run the project. Plain JavaScript for old Nodes: it is what makes them suffice.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = [22, 18];
const MAJOR = 24;

const isNewEnough = (version) => {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

/** Path of a Node binary that can run the project: this one, or one brought by npm into .cache. */
export function findNode(root, say) {
  if (isNewEnough(process.version)) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache/node');
  const binary = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(binary)) {
    say(
      `Node ${process.version} is older than ${OLDEST.join('.')}: fetching Node ${MAJOR} into .cache (once)`,
    );
    const result = spawnSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${MAJOR}`],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    );
    if (result.status !== 0 || !existsSync(binary)) {
      throw new Error(
        `Node ${MAJOR} could not be fetched (${reason(result.stderr)}); install Node ${OLDEST.join('.')} or newer`,
      );
    }
  }
  return binary;
}

/** What a failed npm has to say, without its log file and usage. */
const reason = (text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/complete log|^code /.test(line))
    .slice(0, 2)
    .join(' ');

/** Installs the packages when package-lock.json has changed since they were installed last. */
export function installPackages(root, node, say) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const marker = join(root, 'node_modules/.package-lock.json');
  if (existsSync(marker) && isInstalled(lock, readFileSync(marker, 'utf8'))) return;
  say('Installing packages (about a minute)');
  // Not `npm ci`: it refuses a lock file made where only one platform's optional packages can be had.
  // The build needs the development packages, which npm leaves out where NODE_ENV says production.
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: withNode(node),
  });
  if (result.status !== 0) throw new Error(`npm install failed: ${reason(result.stderr)}`);
}

/** npm writes what it installed beside the packages: every package of the lock must be there in its version. */
function isInstalled(lock, marker) {
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(marker).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, devOptional }]) => {
    if (path === '' || optional || devOptional || (peer && !present[path])) return true;
    return present[path]?.version === version;
  });
}

/** The environment in which child processes find this Node first. */
export const withNode = (node, extra = {}) => ({
  ...process.env,
  PATH: `${join(node, '..')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  ...extra,
});
