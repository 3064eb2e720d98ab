import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { liveReload } from './live-reload.ts';

it('keeps a line to each open page, and ends it when the server is started anew', async () => {
  const app = fastify();
  const { html } = liveReload(app);
  const [, script = ''] = /src="([^"]+)"/.exec(html) ?? [];
  expect((await app.inject(script)).headers['content-type']).toContain('text/javascript');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [line] = (await once(get(`http://127.0.0.1:${port}/dev/changes`), 'response')) as [IncomingMessage];
  expect(line.headers['content-type']).toBe('text/event-stream');
  line.resume();
  await Promise.all([once(line, 'end'), app.close()]);
});

it('tells pages what failed, once, with its stack', async () => {
  const app = fastify();
  const { noteFailure } = liveReload(app);
  const error = new Error('no such car');
  noteFailure('component failed', error);
  noteFailure('component failed', error);
  noteFailure('setting replaced', 'by its default');
  expect((await app.inject('/dev/failures')).json()).toEqual([
    { what: 'component failed', message: 'no such car', stack: error.stack },
  ]);
  await app.close();
});
