// Progress of long commands: one line a stage, its output only when it fails.
import { spawn } from 'node:child_process';

export const say = (line) => process.stdout.write(`${line}\n`);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Commands that run. */
const running = new Set();
const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Ends the commands with this process. */
function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(1);
}

/** Has a command ended when this process is stopped while it runs. */
function endWithThis(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopAll);
  });
}

/** Runs a command to its end; returns exit code and all it printed. */
export function run(command, args, { cwd, env, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    endWithThis(child);
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

/** Names of the stages that have begun and not ended. */
const underWay = new Set();

/** Prints a line for good; on a terminal, what is under way stays below it. */
function report(line) {
  const { isTTY } = process.stdout;
  if (isTTY) process.stdout.write('\r\x1b[K');
  if (line) say(line);
  if (isTTY && underWay.size > 0) process.stdout.write(`  ${[...underWay].join(', ')} …`);
}

/** Runs a stage and prints a line about it, with its output when it failed. Stages may run side by side. */
export async function stage(name, work) {
  const since = Date.now();
  underWay.add(name);
  report(process.stdout.isTTY ? '' : `  ${name} …`);
  const result = await work();
  underWay.delete(name);
  const mark = result.code === 0 ? 'ok' : 'FAILED';
  report(`  ${name}: ${mark}${result.note ? `, ${result.note}` : ''} (${seconds(since)})`);
  if (result.code !== 0) report(result.output);
  return result;
}
