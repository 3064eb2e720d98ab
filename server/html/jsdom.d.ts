declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';
  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike & {
      readonly XMLSerializer: new () => { serializeToString(node: Node): string };
    };
  }
}
