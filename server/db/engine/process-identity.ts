import { readFileSync, readlinkSync } from 'node:fs';

/** Distinguishes a process from a later one with the same process number. */
export type ProcessIdentity = Readonly<{
  pid: number;
  /** Start time in clock ticks since boot, or null where the system does not report it. */
  startTicks: string | null;
  bootId: string | null;
  /** Identifies the container: process numbers of two containers cannot be compared. */
  pidNamespace: string | null;
}>;

/** Whether the owner of a lock still runs; `unknown` when it cannot be seen from here. */
export type Liveness = 'alive' | 'dead' | 'unknown';

const orNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** State and start time of a process; null where the system does not report them. */
function readStat(pid: number): { state: string | null; startTicks: string | null } {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  // Fields after the last bracket, because the process name in brackets may contain blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] || null, startTicks: fields[19] ?? null };
}

/** The identity of this process. */
export function identifyThisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startTicks: readStat(process.pid).startTicks,
    bootId: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user must not be signalled, but it is running.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process of that identity still runs. */
export function livenessOf(owner: ProcessIdentity): Liveness {
  const here = identifyThisProcess();
  if (owner.bootId && here.bootId && owner.bootId !== here.bootId) return 'dead';
  if (owner.pidNamespace && here.pidNamespace && owner.pidNamespace !== here.pidNamespace) return 'unknown';
  if (!isRunning(owner.pid)) return 'dead';
  const { state, startTicks } = readStat(owner.pid);
  // A defunct process still has its number; its state is Z and it holds no file.
  if (state === 'Z') return 'dead';
  return owner.startTicks && startTicks && owner.startTicks !== startTicks ? 'dead' : 'alive';
}
