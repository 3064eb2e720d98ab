/** Lines that a convention of the house forbids: what is wrong, the file, the line, and what is said of it. */
export const CONVENTION_VIOLATIONS: readonly (readonly [
  what: string,
  path: string,
  line: string,
  said: string,
])[] = [
  ['a wire name out of place', 'src/ui/price/price.tsx', 'export const ilimitedKm = 1;', '"ilimitedKm"'],
  ['a wire name of one word', 'src/domain/extras.ts', 'export const additionals = [];', '"additionals"'],
  [
    'a name that has a standard term',
    'src/ui/price/price.tsx',
    'export const askedPrice = 1;',
    '"askedPrice"',
  ],
  ...[
    ['Date.now', 'export const at = Date.now();'],
    ['a new date of nothing', 'export const day = new Date();'],
    ['the date as a text', 'export const text = Date();'],
    ['a clock passed on', 'export const clock = Date.now;'],
  ].map(
    ([what = '', line = ''], index) =>
      [
        `[CONST-03] the machine's clock beside the one that is set: ${what}`,
        ['server/booking/reference.ts', 'src/booking/checkout/state/checkout-store.ts'][index % 2] ?? '',
        line,
        "the machine's clock is read here",
      ] as const,
  ),
  ...[
    ['a label', 'Best offer', '<p aria-label="Best offer" />'],
    ['a title', 'Best rate', "<p title={'Best rate'} />"],
    ['the name of a picture', 'Best car', '<img alt="Best car" />'],
    ['a placeholder', 'Best day', '<input placeholder={`Best day`} />'],
    ["a component's label", 'Best place', '<optgroup label="Best place" />'],
    ['an expression', 'Best hour', "<p>{'Best hour'}</p>"],
    ['a choice', 'Best week', "<p>{'a'.length > 1 ? 'Best week' : ''}</p>"],
  ].map(
    ([what = '', words = '', markup = ''], index) =>
      [
        `words in ${what}`,
        'src/ui/price/price.tsx',
        `export const Words${index} = () => ${markup};`,
        `text "${words}"`,
      ] as const,
  ),
  [
    'words in markup',
    'src/ui/price/price.tsx',
    'export const Words = () => <p>Best price</p>;',
    'Best price',
  ],
  [
    'words in the markup of the editor',
    'editor/app/editor-app.tsx',
    'export const Words = () => <p>Best page</p>;',
    'text "Best page" belongs in editor/locales',
  ],
  [
    "a colour written out in the editor's styles",
    'editor/app/editor-app.tsx',
    "import styled from 'styled-components';\nexport const Pink = styled.p`color: #ff00aa;`;",
    'a colour is written out',
  ],
  [
    'a text that the editor lacks',
    'editor/app/editor-app.tsx',
    "export const missing = (t: (key: string) => string) => t('signIn.noSuchText');",
    'no text for "signIn.noSuchText"; add it to editor/locales/en.json',
  ],
  [
    'HTML in an element',
    'src/ui/price/price.tsx',
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'hydration runtime',
  ],
  [
    'styles that depend on props',
    'src/components/row/row.styles.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
    'export const Tall = styled.div<{ $by: number }>`height: ${({ $by }) => $by}px;`;',
    'may not depend on props',
  ],
  [
    'a colour written out',
    'src/components/row/row.styles.ts',
    'export const Pink = styled.div`\n  color: #ff00aa;\n`;',
    'a colour is written out (color: #ff00aa;)',
  ],
  [
    'a CSS variable that nothing sets',
    'src/components/row/row.styles.ts',
    'export const Misspelt = styled.div`color: var(--primry);`;',
    'nothing sets --primry',
  ],
  [
    'a hook in a renderer',
    'src/components/divider/divider.tsx',
    "import * as React from 'react';\nexport const Counter = () => React.useState(0)[0];",
    'useState has no effect in what a renderer renders; move it into a *.island.tsx file',
  ],
  [
    'a handler in what a renderer renders',
    'src/ui/model-name/model-name.tsx',
    'export const Press = () => <button type="button" onClick={() => undefined} />;',
    'onClick has no effect in what a renderer renders',
  ],
  [
    'a global of the browser in an island',
    'src/components/map/map.island.tsx',
    'export const title = () => document.title;',
    'document is of the window in which this runs',
  ],
  [
    'a text that does not exist',
    'src/ui/price/price.tsx',
    "export const missing = (t: (key: string) => string) => t('common.noSuchText');",
    'src/ui/price/price.tsx:',
  ],
  [
    'a text of an area that does not exist',
    'src/ui/price/price.tsx',
    "export const strange = (t: (key: string) => string) => t('noSuchArea.title');",
    'no text for "noSuchArea.title"; add it to src/runtime/text/locales/en-US.json',
  ],
];
