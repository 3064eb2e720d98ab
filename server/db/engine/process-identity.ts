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

/** Reads the fields after the last bracket, because the process name in brackets may contain blanks and brackets. */
const startTicksOf = (pid: number) =>
  orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const bootId = () => orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
const pidNamespace = () => orNull(() => readlinkSync('/proc/self/ns/pid'));

/** The identity of this process. */
export function identifyThisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startTicks: startTicksOf(process.pid),
    bootId: bootId(),
    pidNamespace: pidNamespace(),
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
  const startTicks = startTicksOf(owner.pid);
  // A defunct process still has its number; its state is Z and it holds no file.
  if (isZombie(owner.pid)) return 'dead';
  return owner.startTicks && startTicks && owner.startTicks !== startTicks ? 'dead' : 'alive';
}

function isZombie(pid: number): boolean {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat !== null && stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}
