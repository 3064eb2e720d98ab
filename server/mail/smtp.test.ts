import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpTransport } from './transports.ts';

/** A mail server that accepts everything and stores the commands that it received. */
let server: Server;
let port = 0;
const commands: string[] = [];
beforeAll(async () => {
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        commands.push(line);
        if (isData && line === '.') {
          isData = false;
          socket.write('250 taken\r\n');
        } else if (!isData) {
          isData = line === 'DATA';
          socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        }
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as { port: number }).port;
});
afterAll(() => server.close());

const mail = {
  from: '"Andes" <no-reply@andes.example>',
  to: 'ana@example.com',
  subject: 'Grüße',
  html: '<p>Hi</p>',
  text: 'Hi',
  attachments: [
    { fileName: 'A1.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'é\r\n' },
  ],
  messageId: '<andes.1@andes.example>',
};

describe('sending by SMTP', () => {
  it('sends HTML, plain text and the attachment to one recipient', async () => {
    await createSmtpTransport(`smtp://127.0.0.1:${port}`).send(mail, 'andes');
    expect(commands).toContain('RCPT TO:<ana@example.com>');
    expect(commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    for (const line of [
      'Message-ID: <andes.1@andes.example>',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
      'Content-Disposition: attachment; filename=A1.ics',
      Buffer.from('é\r\n').toString('base64'),
    ]) {
      expect(commands).toContain(line);
    }
  });

  it('refuses an injected header before it connects to the server', async () => {
    const before = commands.length;
    const smuggled = { ...mail, subject: 'Hi\r\nBcc: all@example.com' };
    await expect(createSmtpTransport(`smtp://127.0.0.1:${port}`).send(smuggled, 'andes')).rejects.toThrow(
      'control character',
    );
    expect(commands.length).toBe(before);
  });

  it('fails when the server is unreachable, so that the outbox retries', async () => {
    await expect(createSmtpTransport('smtp://127.0.0.1:9').send(mail, 'andes')).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
