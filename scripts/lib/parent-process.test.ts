import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = pathToFileURL(`${import.meta.dirname}/parent-process.mjs`).href;
const CHILD = `import { whenParentEnds } from '${MODULE}';
whenParentEnds(() => { console.log('alone'); process.exit(); });
setTimeout(() => {}, 60_000);
console.log('ready');`;

it('what a shell runs learns that the shell was stopped', async () => {
  // Something follows: otherwise some shells put the program in their own place.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, CHILD], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    if (said === 'ready\n') shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'close');
  expect(said).toBe('ready\nalone\n');
});
