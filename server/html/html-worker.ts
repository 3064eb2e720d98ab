// Makes HTML of operators safe on a thread of its own: a hostile text can keep its thread busy for seconds.
import { parentPort } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { createPurifier } from '../../src/runtime/html/purify.ts';
import { createSvgPurifier } from './purify-svg.ts';

const port = parentPort;
if (!port) throw new Error('html-worker must be started as a worker thread');

/** A text to be made safe. */
export interface CleanRequest {
  readonly kind: 'html' | 'svg';
  readonly source: string;
}

/** A DOM that was used for long becomes slow. */
const USES_OF_A_WINDOW = 500;

let uses = 0;

const openWindow = () => {
  const { window } = new JSDOM('');
  return { html: createPurifier(window), svg: createSvgPurifier(window) };
};
let purify = openWindow();

port.on('message', ({ kind, source }: CleanRequest) => {
  if (uses === USES_OF_A_WINDOW) {
    purify = openWindow();
    uses = 0;
  }
  uses += 1;
  port.postMessage(purify[kind](source));
});
port.postMessage('ready');
