// Progress of long commands: one line a stage, its output only when it fails.
import { spawn } from 'node:child_process';

export const say = (line) => process.stdout.write(`${line}\n`);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command to its end; answers exit code and all it printed. */
export function run(command, args, { cwd, env, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = timeoutMs > 0 ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : null;
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (timer) clearTimeout(timer);
      resolve({ code: code ?? 1, output: signal ? `${output}stopped by ${signal}\n` : output });
    });
  });
}

/** Runs a stage and prints one line about it; prints its output when it failed. */
export async function stage(name, work) {
  const since = Date.now();
  process.stdout.write(`  ${name} …`);
  const result = await work();
  const mark = result.code === 0 ? 'ok' : 'FAILED';
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : ' '}  ${name}: ${mark}${result.note ? `, ${result.note}` : ''} (${seconds(since)})\n`,
  );
  if (result.code !== 0) process.stdout.write(`${result.output}\n`);
  return result;
}
