import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createRestartingProcess } from './restarting-process.mjs';

class FakeProcess extends EventEmitter {
  readonly signals: string[] = [];
  kill(signal: string) {
    this.signals.push(signal);
  }
  end() {
    this.emit('close');
  }
}

function open() {
  const started: { readonly args: readonly string[]; readonly process: FakeProcess }[] = [];
  const server = createRestartingProcess(
    (args) => {
      const process = new FakeProcess();
      started.push({ args, process });
      return process;
    },
    ['--reset'],
  );
  return { server, started, last: () => started.at(-1)?.process };
}

it('passes its arguments to the first start alone, so that saving a file does not reset the data', () => {
  const { server, started, last } = open();
  server.restart();
  server.restart();
  last()?.end();
  expect(started.map(({ args }) => args)).toEqual([['--reset'], []]);
});

it('starts one new process however many changes come while the old one ends', () => {
  const { server, started } = open();
  server.restart();
  server.restart();
  server.restart();
  expect(started).toHaveLength(1);
  started[0]?.process.end();
  expect(started).toHaveLength(2);
  expect(started[0]?.process.signals).toEqual(['SIGTERM']);
});

it('starts again at once after the process ended by itself, or was killed', () => {
  const { server, started, last } = open();
  server.restart();
  last()?.end();
  server.restart();
  expect(started).toHaveLength(2);
});

it('calls back when the process that it stops has ended', () => {
  const { server, last } = open();
  const onEnd = vi.fn();
  server.restart();
  server.stop('SIGINT', onEnd);
  expect([onEnd.mock.calls.length, last()?.signals]).toEqual([0, ['SIGINT']]);
  last()?.end();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('calls back at once where no process runs', () => {
  const onEnd = vi.fn();
  open().server.stop('SIGINT', onEnd);
  expect(onEnd).toHaveBeenCalledOnce();
});
