import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment('still');

// Against the built server: a bundler may drop code that only throws.
it.each(['/es-AR/%ff', '/es-AR/%', '/es-AR/%c3%28', '/es-AR/a%00b'])(
  'the built server shows the site’s not-found page for %s, with every security header',
  async (path) => {
    const { port } = new URL(environment.demo.origin);
    const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `andes.localhost:${port}` },
    });
    const html = await body.text();
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'es-AR',
    ]);
    expect(html).toContain('<h1');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

it.each(['http://', 'http://elsewhere.example/es-AR/', '*'])(
  'the built server takes an address in another form for an unknown path of the site: %s',
  async (target) => {
    const { port } = new URL(environment.demo.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nhost: andes.localhost:${port}\r\nconnection: close\r\n\r\n`);
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 302 /);
    expect(response).toMatch(/\r\nlocation: \/es-AR\/%EF%BF%BD\r\n/i);
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  },
);
