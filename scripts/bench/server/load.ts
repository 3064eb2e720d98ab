import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Target {
  readonly port: number;
  /** The whole request, as it goes over the wire. */
  readonly request: string;
}

/** Length of the first response, head and body. @throws Error when it is no 200 with a length */
export async function responseLength({ port, request }: Target): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = received.subarray(0, end).toString('latin1');
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    socket.destroy();
    if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`not a response to measure: ${head}`);
    return end + 4 + Number(length);
  }
  throw new Error('the connection was closed');
}

/**
 * Asks again and again over kept connections, for a time. It only counts bytes, so that the server is what limits;
 * every response has the same length. @returns responses a second
 */
export async function responsesPerSecond(
  target: Target,
  connections: number,
  forMs: number,
): Promise<number> {
  const length = await responseLength(target);
  const sockets: Socket[] = [];
  let responses = 0;
  let isOver = false;
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(target.port, '127.0.0.1');
    socket.setNoDelay(true);
    await once(socket, 'connect');
    let open = length;
    socket.on('data', (chunk: Buffer) => {
      open -= chunk.length;
      if (open > 0 || isOver) return;
      if (open < 0) throw new Error('a response was longer than the first one');
      responses += 1;
      open = length;
      socket.write(target.request);
    });
    sockets.push(socket);
  }
  const start = performance.now();
  for (const socket of sockets) socket.write(target.request);
  await new Promise((resolve) => setTimeout(resolve, forMs));
  isOver = true;
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return responses / seconds;
}
