import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PRESSABLE_STYLE } from '../../server/http/content-security.ts';
import { bodyOf, headOf, stylesOf } from '../support/html.ts';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { openFakeSite, paragraph, siteConfiguration, textsOf, wirePage } from '../support/fake-site.ts';

async function show(theme: unknown, sections: object[] = [paragraph('text')]) {
  const site = await openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration({ theme }),
      '/api/Pages/home': wirePage('home', { sections, translations: textsOf('text') }),
    },
  });
  const response = await site.get('/en-US/');
  const [foundation = ''] = stylesOf(response.body);
  const root = /:root\{([^}]*)\}/.exec(foundation)?.[1] ?? '';
  const variables = Object.fromEntries(
    root.split(';').map((entry) => entry.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
  const warnings = site.reports
    .filter(({ message }) => message === 'setting replaced by its default')
    .map(({ details }) => details.path);
  return { ...response, variables, warnings };
}

describe('the theme', () => {
  it('[THEME-01] [THEME-02] reaches every component as custom properties on the root', async () => {
    const { variables, body } = await show({
      general: { boxWidth: 1111 },
      palette: { primary: '#663399', paper: '#fffaf0', ink: '#101010' },
      fontStyles: { body: { family: 'Georgia, serif', weight: 450 }, display: { family: 'Impact' } },
      buttons: {
        primary: {
          radius: 3,
          variant: 'outlined',
          textTransform: 'uppercase',
          background: '#004400',
          color: '#003311',
        },
      },
    });
    expect(variables).toMatchObject({
      '--box-width': '1111px',
      '--primary': '#663399',
      '--paper': '#fffaf0',
      '--ink': '#101010',
      '--body-family': 'Georgia, serif',
      '--body-weight': '450',
      '--display-family': 'Impact',
      '--button-primary-radius': '3px',
      '--button-primary-transform': 'uppercase',
      '--button-primary-text': '#003311',
    });
    const css = stylesOf(body).join('');
    // A colour of a component is a variable: fixed ones would not change with the theme.
    expect(css).toContain('max-width:calc(var(--box-width)');
    expect(css).toContain('background:var(--paper);color:var(--ink)');
  });

  it('[THEME-01] may hold palette, fonts and buttons inside its general part', async () => {
    const { variables } = await show({
      general: {
        boxWidth: 1000,
        palette: { primary: '#663399', accent: '#111111' },
        buttons: { primary: { radius: 5 } },
        fontStyles: { body: { family: 'Georgia' } },
      },
    });
    expect(variables).toMatchObject({
      '--box-width': '1000px',
      '--primary': '#663399',
      '--accent': '#111111',
      '--button-primary-radius': '5px',
      '--body-family': 'Georgia',
    });
  });

  it('[THEME-01] prefers what stands beside the general part', async () => {
    const { variables } = await show({
      general: { palette: { primary: '#111111' } },
      palette: { primary: '#663399' },
    });
    expect(variables['--primary']).toBe('#663399');
  });

  const defaults = async () => (await show({})).variables;
  it.each<[what: string, theme: unknown, path: string, variable: string]>([
    ['a colour that is none', { palette: { primary: 'tomato' } }, '/theme/palette/primary', '--primary'],
    [
      'a colour that closes the style element',
      { palette: { ink: '#000000</style><script>alert(1)</script>' } },
      '/theme/palette/ink',
      '--ink',
    ],
    [
      'a colour that closes its rule',
      { palette: { paper: '#fff}*{display:none' } },
      '/theme/palette/paper',
      '--paper',
    ],
    ['a number as colour', { palette: { accent: 7 } }, '/theme/palette/accent', '--accent'],
    ['a width in words', { general: { boxWidth: '100%' } }, '/theme/general/boxWidth', '--box-width'],
    ['a width beyond reason', { general: { boxWidth: 99_999 } }, '/theme/general/boxWidth', '--box-width'],
    [
      'a family that closes its rule',
      { fontStyles: { body: { family: 'x;}*{' } } },
      '/theme/fontStyles/body/family',
      '--body-family',
    ],
    [
      'a motif that is an address',
      { general: { motif: 'https://evil.example/")x' } },
      '/theme/general/motif',
      '--motif',
    ],
    [
      'a radius that is no number',
      { buttons: { primary: { radius: '5px' } } },
      '/theme/buttons/primary/radius',
      '--button-primary-radius',
    ],
    ['a palette that is a list', { palette: [] }, '/theme/palette', '--primary'],
    ['a theme that is a text', 'red', '/theme', '--primary'],
  ])('[THEME-02] replaces %s by its default and says so', async (_what, theme, path, variable) => {
    const { variables, warnings, body } = await show(theme);
    expect(variables[variable]).toBe((await defaults())[variable]);
    expect(warnings).toContain(path);
    expect(body.match(/<style/g)).toHaveLength(2);
    expect(body).not.toContain('alert(1)');
    expect(body).not.toContain('evil.example');
  });

  it('[THEME-03] loads the stylesheets of its fonts by https alone, and nothing waits for them', async () => {
    const google = 'https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap';
    const own = 'https://type.example/kit.css';
    const { body, headers, warnings } = await show({
      fontLinks: [
        google,
        own,
        'http://type.example/plain.css',
        'javascript:alert(1)',
        '//type.example/x.css',
        'https://type.example/"><script>alert(1)</script>',
        'data:text/css,*{}',
        '/media/fonts.css',
      ],
    });
    const head = headOf(body);
    const shown = (address: string) => address.replaceAll('&', '&amp;');
    const links = [...head.matchAll(/<link rel="stylesheet" href="([^"]*)"( media="print" data-font)?>/g)];
    // Each once for its script, and once for browsers without scripts.
    expect(links.map(([, href, isLate]) => [href, Boolean(isLate)])).toEqual(
      [google, own].flatMap((address) => [
        [shown(address), true],
        [shown(address), false],
      ]),
    );
    expect(head.match(/<noscript><link rel="stylesheet"[^>]*><\/noscript>/g)).toHaveLength(2);
    expect(head).toContain('<script type="module" src="/assets/fonts.js">');
    expect(warnings.toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((index) => `/theme/fontLinks/${index}`));
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/style-src [^;]* https:\/\/fonts\.googleapis\.com https:\/\/type\.example;/);
    expect(policy).toContain("font-src 'self' https://fonts.gstatic.com https://type.example;");
  });

  it('[THEME-03] sets family, size and weight of headings and of the text', async () => {
    const fontStyles = {
      display: { family: 'Inter, sans-serif', size: 1.2, weight: 800 },
      body: { family: 'Lora, serif', size: 0.9, weight: 350 },
    };
    const { variables, body } = await show({ fontStyles });
    for (const kind of ['display', 'body'] as const) {
      const { family, size, weight } = fontStyles[kind];
      expect([`family`, 'factor', 'weight'].map((part) => variables[`--${kind}-${part}`])).toEqual([
        family,
        String(size),
        String(weight),
      ]);
    }
    const css = stylesOf(body).join('');
    expect(css).toMatch(/body\{[^}]*font-family:var\(--body-family\);font-weight:var\(--body-weight\)/);
    expect(css).toMatch(/--text-body:calc\([^;]*\*\s*var\(--body-factor\)/);
    expect(css).toMatch(/--text-display:calc\([^;]*\*\s*var\(--display-factor\)/);
    expect(css).toMatch(/font-family:\s*var\(--display-family\);\s*font-weight:\s*var\(--display-weight\)/);
    const { body: without, headers } = await show({});
    expect(without).not.toContain('/assets/fonts.js');
    expect(headers['content-security-policy']).toContain("font-src 'self';");
  });

  it('[THEME-04] sets headings and texts in Roboto unless it says otherwise', async () => {
    const variables = await defaults();
    expect([variables['--body-family'], variables['--display-family']]).toEqual(
      Array(2).fill('Roboto, Helvetica, Arial, sans-serif'),
    );
  });
});

describe('the animation while a search is on its way', () => {
  it.each([
    [1, []],
    [2, ['2']],
    [3, ['3']],
    [7, []],
  ])('[RES-13] is sent alone for the setting %i', async (loadingType, sent) => {
    const site = await openFakeSite({
      responses: {
        '/api/bookingsettings': { results: { general: { loadingType } } },
        '/api/Pages/home': wirePage('home', {
          sections: [paragraph('text')],
          translations: textsOf('text'),
        }),
      },
    });
    const [foundation = ''] = stylesOf((await site.get('/en-US/')).body);
    const animations = [...foundation.matchAll(/\[data-leaving="(\d)"\]/g)].map(([, type]) => type);
    expect([...new Set(animations)]).toEqual(sent);
    // The skeleton stands for all other navigations.
    expect(foundation).toContain('[data-leaving] body::after{');
  });
});

describe('the buttons of the theme', () => {
  const button = (variant: string) => ({
    id: variant,
    type: 'Button',
    v: 1,
    props: { label: 'text', variant, link: { url: '/x' } },
  });

  it('[THEME-05] are the look of every primary and secondary button', async () => {
    const { body } = await show({}, [button('primary'), button('secondary')]);
    const css = stylesOf(body).join('');
    for (const name of ['primary', 'secondary']) {
      expect(bodyOf(body)).toContain(`data-variant="${name}"`);
      const rule = new RegExp(`\\[data-variant='${name}'\\]\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
      for (const property of ['background', 'border', 'radius', 'text', 'transform'])
        expect(rule).toContain(`var(--button-${name}-${property})`);
    }
  });

  it.each(['primary', 'secondary'])('[THEME-05] give the %s one its shape and colours', async (name) => {
    const style = { radius: 13, textTransform: 'uppercase', background: '#004400', color: '#ffeeaa' };
    const { variables } = await show({ buttons: { [name]: { ...style, variant: 'contained' } } });
    const look = ['radius', 'transform', 'background', 'text'].map(
      (part) => variables[`--button-${name}-${part}`],
    );
    expect(look).toEqual(['13px', 'uppercase', '#004400', '#ffeeaa']);
  });

  it.each([
    ['contained', '#004400', 'transparent'],
    ['outlined', 'transparent', '#004400'],
    ['text', 'transparent', 'transparent'],
  ])('[THEME-05] may be %s', async (variant, background, border) => {
    const { variables } = await show({ buttons: { primary: { variant, background: '#004400' } } });
    expect([variables['--button-primary-background'], variables['--button-primary-border']]).toEqual([
      background,
      border,
    ]);
  });
});

describe('the content security policy', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directive = (policy: string, name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  it('names exactly the styles of the page, and those that libraries write in the browser', async () => {
    const { body, headers } = await show({});
    const policy = headers['content-security-policy'] ?? '';
    expect(directive(policy, 'style-src')).toEqual([
      "'self'",
      sha(''),
      PRESSABLE_STYLE,
      ...stylesOf(body).map(sha),
    ]);
    expect(directive(policy, 'script-src')).toEqual(["'self'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
  });

  it('has no inline script or handler to allow', async () => {
    const { body } = await show({}, [
      paragraph('text'),
      { id: 'l', type: 'LanguageSelector', v: 1, props: {} },
    ]);
    expect([...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      // Data that nothing runs.
      ' type="application/ld+json"',
      ' type="module" src="/assets/loader.js"',
    ]);
    expect(body).not.toMatch(/<[^>]+\son[a-z]+=/);
  });

  it.each(['/en-US/nowhere', '/en-US/search', '/en-US/?preview'])(
    'goes with %s too, like the other fixed headers',
    async (path) => {
      const site = await openFakeSite({ responses: { '/api/Pages/home': wirePage('home') } });
      const { body, headers } = await site.get(path);
      expect(directive(headers['content-security-policy'] ?? '', 'style-src')).toEqual([
        "'self'",
        sha(''),
        PRESSABLE_STYLE,
        ...stylesOf(body).map(sha),
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );
});

describe('texts and links of operators', () => {
  it('[SEC-01] cannot become markup, scripts or styles of the page', async () => {
    const evil = '<img src=x onerror=alert(1)></p></style><script>alert(1)</script>';
    const site = await openFakeSite({
      responses: {
        '/api/Pages/home': {
          ...wirePage('home'),
          builder: {
            format: 1,
            sections: [
              paragraph('evil'),
              {
                id: 'b',
                type: 'Button',
                v: 1,
                props: { label: 'evil', link: { url: 'javascript:alert(1)' } },
              },
              {
                id: 'c',
                type: 'Button',
                v: 1,
                props: { label: 'evil', link: { url: 'data:text/html,<script>alert(1)</script>' } },
              },
              {
                id: 'd',
                type: 'Button',
                v: 1,
                props: { label: 'evil', link: { url: 'https://elsewhere.example/' }, newTab: true },
              },
            ],
            translations: { 'en-US': { evil } },
            pageCSS: '</style><script>alert(2)</script>',
            scripts: [{ body: 'alert(3)' }],
          },
        },
      },
    });
    const { body } = await site.get('/en-US/');
    expect(body.match(/<script(?! type="application\/ld\+json">)/g)).toBeNull();
    expect(body.match(/<style/g)).toHaveLength(2);
    expect(body).not.toMatch(/<[^>]+\sonerror=/);
    // The base rules hold a drawing as an address of their own.
    expect(body).toContain(baseCss);
    expect(body.replace(baseCss, '')).not.toMatch(/(javascript|data):/);
    expect(body).not.toMatch(/alert\([23]\)/);
    expect(
      [...body.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([link]) => link.includes('rel="noopener"')),
    ).toEqual([true]);
    expect(body).toContain('&lt;script&gt;alert(1)');
  });
});

it('[PAGE-13, SEC-01] the CSS of a page is on the content of that page alone, after the styles of its components and allowed by its policy', async () => {
  const pageCSS = 'h1{letter-spacing:1px;position:fixed}footer::after{content:"</style>"}';
  const css =
    'h1:where(#content,#content *){letter-spacing:1px}' +
    'footer:where(#content,#content *)::after{content:"\\3c /style>"}';
  const builder = { format: 1, sections: [], translations: {}, pageCSS };
  const site = await openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration(),
      '/api/Pages/home': wirePage('home', { builder }),
      '/api/Pages/offers': wirePage('offers'),
    },
  });
  const { body, headers } = await site.get('/en-US/');
  expect(stylesOf(body).at(-1)).toBe(css);
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await site.get('/en-US/offers')).body).not.toContain('letter-spacing:1px');
});
