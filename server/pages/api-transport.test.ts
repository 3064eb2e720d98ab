import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { outsideTransport } from './api-transport.ts';

const SITE = { id: 'andes', name: 'Andes', version: 1, origin: 'https://andes.test' };
const CALL = { method: 'GET', path: '/api/siteconfig' } as const;

describe('a call that is never answered', () => {
  it('to a product API elsewhere ends with its signal, and hangs up', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const ending = new AbortController();
    const call = outsideTransport(`http://127.0.0.1:${port}`)(SITE)({ ...CALL, signal: ending.signal });
    const failure = expect(call).rejects.toThrow('the time is over');
    const [socket] = (await once(silent, 'connection')) as [Socket];
    const closed = once(socket, 'close');
    socket.resume();
    ending.abort(new Error('the time is over'));
    await failure;
    await closed;
    silent.close();
  });
});
