import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentName } from '../generated/components/types.ts';
import { createComponentStyles } from '../src/runtime/render/html/component-styles.ts';
import { htmlDocument } from '../src/site/html-document.ts';
import { type RenderOptions, servedExample } from '../tests/support/render-component.tsx';
import { type Brand, foundationCss } from './brands.ts';
import { startHydration } from './hydration.ts';
import type { RenderingId } from './renderings.ts';

const styles = createComponentStyles();

/** HTML of an example by the server's driver, and the CSS that it needs. */
async function serve(name: ComponentName, example: string, options: RenderOptions) {
  const { html, needs } = await servedExample(name, example, {
    ...options,
    styles,
    islandUrl: (island) => island,
  });
  return { html, css: needs.css };
}

/** An example as a complete HTML document without scripts, as the server sends it in a look; `css` comes last. */
export async function servedDocument(
  name: ComponentName,
  example: string,
  brand: Brand,
  { css: own = '', ...options }: RenderOptions & { readonly css?: string },
): Promise<string> {
  const { html, css } = await serve(name, example, options);
  const document = htmlDocument({
    language: options.language ?? 'en-US',
    head: [{ tag: 'title', attributes: {}, text: `${name}: ${example}` }],
    styles: [{ css: foundationCss(brand) }, { css: css + own }],
    body: html,
  });
  // Files of islands are there by name only.
  return document.replace(/<link rel="modulepreload"[^>]*>/g, '');
}

interface FrameProps {
  readonly html: string;
  readonly title: string;
  readonly hasScripts: boolean;
}

/** A document in a frame that is as tall as it; in a sandbox the browser runs no script and knows it. */
function ServedFrame({ html, title, hasScripts }: FrameProps) {
  const [height, setHeight] = useState(200);
  const watched = useRef<ResizeObserver | null>(null);
  return (
    <iframe
      title={title}
      srcDoc={html}
      {...(hasScripts ? {} : { sandbox: 'allow-same-origin' })}
      style={{ display: 'block', width: '100%', height, border: 0 }}
      onLoad={({ currentTarget }) => {
        watched.current?.disconnect();
        const root = currentTarget.contentDocument?.documentElement;
        if (!root) return;
        watched.current = new ResizeObserver(() => setHeight(Math.ceil(root.getBoundingClientRect().height)));
        watched.current.observe(root);
      }}
    />
  );
}

/** Served HTML in this document, whose islands the site's own loader starts. */
function Hydrated({ html, css }: { readonly html: string; readonly css: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    host.current.innerHTML = html;
    return startHydration();
  }, [html]);
  return (
    <>
      <style>{css}</style>
      <div ref={host} />
    </>
  );
}

/** An example by the server's driver: in a frame as it was sent, or in this document with its islands started. */
export async function servedStory(
  rendering: Exclude<RenderingId, 'live'>,
  name: ComponentName,
  example: string,
  brand: Brand,
  options: RenderOptions,
): Promise<ReactNode> {
  if (rendering === 'hydrated') return <Hydrated {...(await serve(name, example, options))} />;
  const html = await servedDocument(name, example, brand, options);
  const hasScripts = rendering === 'served';
  return (
    <ServedFrame
      html={html}
      title={`${name} ${hasScripts ? 'as served' : 'without scripts'}`}
      hasScripts={hasScripts}
    />
  );
}
