// Makes HTML of operators safe on a thread of its own: a hostile text can keep its thread busy for seconds.
import { parentPort } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { createPurifier } from '../../src/runtime/html/purify.ts';

const port = parentPort;
if (!port) throw new Error('html-worker must be started as a worker thread');

/** A DOM that was used for long becomes slow. */
const USES_OF_A_WINDOW = 500;

let uses = 0;
let purify = createPurifier(new JSDOM('').window);

port.on('message', (source: string) => {
  if (uses === USES_OF_A_WINDOW) {
    purify = createPurifier(new JSDOM('').window);
    uses = 0;
  }
  uses += 1;
  port.postMessage(purify(source));
});
port.postMessage('ready');
