import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as readPage from '../../generated/page/read.js';
import type { Theme } from '../../generated/page/types.ts';
import { readSettings } from '../../src/api/wire/read-settings.ts';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import type { HeadTag } from '../../src/site/head.ts';
import { htmlDocument } from '../../src/site/html-document.ts';
import { contentPolicy } from '../http/content-security.ts';

/** A page outside every site, rendered in the default theme; `extraCss` follows the base CSS. */
export function demoPage(
  element: ReactElement,
  title: string,
  language: string,
  extraCss = '',
): { html: string; headers: Record<string, string> } {
  const theme = readSettings<Theme>(readPage.Theme, {}).value as Theme;
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(element));
  const css = themeCss(theme) + baseCss + extraCss + sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  const head: HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { tag: 'link', attributes: { rel: 'icon', href: 'data:,' } },
  ];
  return {
    html: htmlDocument({ language, head, styles: [{ css }], body }),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy({ styles: [css] }),
      'cache-control': 'no-store',
    },
  };
}
