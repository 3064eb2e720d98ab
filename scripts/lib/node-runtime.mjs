// Finds a Node that can run the project. Plain JavaScript for old Nodes: it is what makes them suffice.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Oldest major version of Node that the project is tested with. */
const OLDEST = 24;

/**
 * Name of the package that contains Node for a platform. The registry does not have every version for each of them: that
 * for Apple's processors has another name, and scripts/node pins the newest that there is for it, of another major version than the others.
 */
export const nodePackage = (platform, arch) =>
  `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Whether a version of Node can run the project. */
export const isNewEnough = (version) => Number.parseInt(version.replace('v', ''), 10) >= OLDEST;

/** Ends the process with one line where its Node is too old for the project; `npm run` brings a newer one. */
export function refuseOldNode() {
  if (isNewEnough(process.version)) return;
  process.stderr.write(
    `Node ${process.version} is older than ${OLDEST}: use \`npm run check\` or \`npm test\`, which bring a newer one, or put ${join('.cache', 'node', 'node_modules', '.bin')} first in PATH\n`,
  );
  process.exit(1);
}

/** Path of a Node binary that can run the project: this one, or the one that scripts/node pins, brought into .cache. */
export function findNode(root, say) {
  if (isNewEnough(process.version)) return process.execPath;
  const name = nodePackage(process.platform, process.arch);
  const pinned = join(root, 'scripts/node');
  const folder = join(root, '.cache/node');
  const binary = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const { version } = readLock(pinned).packages[`node_modules/${name}`] ?? {};
  if (existsSync(binary) && versionIn(folder, name) === version) return binary;
  const tooOld = `Node ${process.version} is older than ${OLDEST}`;
  const remedy = `install Node ${OLDEST} or newer`;
  if (!version) throw new Error(`${tooOld}, and scripts/node has none for ${name}: ${remedy}`);
  say(`${tooOld}: fetching Node ${version} into .cache (once)`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(pinned, file), join(folder, file));
  const { status, stderr } = npm(folder, ['ci']);
  if (status !== 0 || !existsSync(binary))
    throw new Error(`Node ${version} could not be fetched (${reason(stderr)}); ${remedy}`);
  return binary;
}

const readLock = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));

const versionIn = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

const npm = (cwd, args, env = process.env) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** What a failed npm has to say, without its log file and usage. */
const reason = (text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/complete log|^code /.test(line))
    .slice(0, 2)
    .join(' ');

/**
 * Installs exactly the packages of a folder's package-lock.json, when they are not there.
 * @throws Error with npm's reason
 */
export function installPackages(folder, node, say, what = 'packages (about a minute)') {
  const marker = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(marker) && isInstalled(readLock(folder), JSON.parse(readFileSync(marker, 'utf8')))) return;
  say(`Installing ${what}`);
  // The build needs the development packages, which npm leaves out where NODE_ENV says production.
  const { status, stderr } = npm(folder, ['ci', '--include=dev'], withNode(node));
  if (status !== 0) throw new Error(`npm ci failed: ${reason(stderr)}`);
}

/** npm writes what it installed beside the packages: every package of the lock must be there in its version. */
function isInstalled({ packages: wanted }, { packages: present }) {
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
