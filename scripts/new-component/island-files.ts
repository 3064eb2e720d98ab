import type { ComponentNames } from './component-names.ts';
import { type Contents, schemaOf, textProperty } from './schema-parts.ts';

/** Brotli bytes that the interactive part of a new component may have. */
const BYTES = 1024;

/** A text that a button shows and hides. */
export const islandFiles = (names: ComponentNames): Contents => {
  const { name, kebab } = names;
  return {
    schema: schemaOf(names, {
      // The island starts when somebody turns to it; other choices are "visible" and "load".
      hydrate: 'intent',
      keyboard: [
        { keys: 'Tab', does: 'Moves to the button.' },
        { keys: 'Enter, Space', does: 'Shows or hides the text.' },
      ],
      properties: {
        buttonLabel: textProperty('Button text', 'Text of the button; empty for no button.'),
        text: textProperty('Text', 'What it says.'),
      },
      examples: [
        {
          name: 'usual',
          title: 'Usual',
          props: { buttonLabel: 'b', text: 't' },
          texts: { b: 'What is included', t: 'Tax, cover with excess and unlimited distance.' },
        },
        {
          name: 'no-button',
          title: 'Without a button',
          props: { text: 't' },
          texts: { t: 'Tax is included.' },
        },
        { name: 'empty', title: 'Empty', props: {} },
      ],
    }),
    own: {
      '.tsx': `import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ${name}Island } from './${kebab}.island.tsx';
import * as S from './${kebab}.styles.ts';

// A renderer is a plain function without hooks: the server calls it, and visitors download none of it but the island.
export function ${name}({ root, renderIsland, text, buttonLabel }: ComponentProps<'${name}'>) {
  // Without anything to show it returns null: an editor then shows a placeholder that can be selected.
  if (!text) return null;
  if (!buttonLabel) return <S.${name} {...root}>{text}</S.${name}>;
  return renderIsland({
    name: '${kebab}',
    island: ${name}Island,
    // Serialized into the page: as little as possible, and nothing that only the server knows.
    props: { buttonLabel },
    // Served once and adopted as it stands: the browser does not render it again.
    slots: { text },
    as: S.${name},
    // root carries id, anchor and class of the node; it belongs on the outermost element.
    root,
  });
}
`,
      '.island.tsx': `import { useState } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';

interface Props {
  readonly buttonLabel: string;
}

// The one export of the file: the loader takes it. Its first output must be what the server rendered.
/** A text that a button shows and hides. Without scripts there is no button, and the text is in sight. */
export function ${name}Island({ buttonLabel }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-open={isOpen || undefined}>
      <button
        type="button"
        // Hidden where scripts do not run.
        data-needs-script=""
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {buttonLabel}
      </button>
      <Adopted as="p" slot="text" />
    </div>
  );
}
`,
      '.styles.ts': `import styled from 'styled-components';

// All styles of an island are on its host, so that the browser does not load the style library for it.
export const ${name} = styled.div\`
  & > div { display: grid; gap: 12px; justify-items: start; }
  & button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: var(--field-radius); background-color: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
  @media (scripting: enabled) { & > div:not([data-open]) > p { display: none; } }
\`;
`,
      '.test.tsx': `// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

describe('${name}', () => {
  it('tells by its button whether the text is shown', async () => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const element = await liveExample('${name}', 'usual');
    const root = createRoot(host);
    await act(async () => root.render(element));
    const button = host.querySelector('button') as HTMLButtonElement;
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['What is included', 'false']);
    await act(async () => button.click());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await act(async () => root.unmount());
  });

  it('shows its text without a button, and nothing without a text', async () => {
    const shown = await showExample('${name}', 'no-button');
    expect([shown.textContent, shown.querySelector('button')]).toEqual(['Tax is included.', null]);
    expect((await showExample('${name}', 'empty')).innerHTML).toBe('');
  });
});
`,
      // What its script may weigh, checked by the build of the visitors' scripts.
      'budget.json': `${JSON.stringify({ [kebab]: BYTES }, null, 2)}\n`,
    },
    elsewhere: {
      [`tests/hydration/${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { openExampleSite } from './example-site.ts';

const { open } = openExampleSite({ component: '${name}', island: '${kebab}', example: 'usual' });

it('shows the text of ${name} by the first click, in a browser', async () => {
  const page = await open();
  const text = page.locator('[data-slot="text"]');
  expect(await text.isVisible()).toBe(false);
  await page.getByRole('button').click();
  await expect.poll(() => text.isVisible()).toBe(true);
});

it('shows the text of ${name} where scripts do not run', async () => {
  const page = await open('', { javaScriptEnabled: false });
  expect(await page.locator('[data-slot="text"]').isVisible()).toBe(true);
  expect(await page.getByRole('button').isVisible()).toBe(false);
});
`,
    },
  };
};
