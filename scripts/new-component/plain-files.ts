import type { ComponentNames } from './component-names.ts';
import { type Contents, schemaOf, textProperty } from './schema-parts.ts';

/** A text in one of two strengths. */
export const plainFiles = (names: ComponentNames): Contents => {
  const { name, kebab } = names;
  return {
    schema: schemaOf(names, {
      properties: {
        text: textProperty('Text', 'What it says.'),
        tone: {
          enum: ['soft', 'strong'],
          title: 'Style',
          description: 'How much it stands out.',
          default: 'soft',
          'x-group': 'style',
          'x-control': 'choice',
        },
      },
      examples: [
        {
          name: 'usual',
          title: 'Usual',
          props: { text: 't' },
          texts: { t: 'Every price includes all taxes.' },
        },
        {
          name: 'strong',
          title: 'Strong',
          props: { text: 't', tone: 'strong' },
          texts: { t: 'Free cancellation until the day before you start.' },
        },
        { name: 'empty', title: 'Empty', props: {} },
      ],
    }),
    own: {
      '.tsx': `import type { ComponentProps } from '../../runtime/registry/definition.ts';
import * as S from './${kebab}.styles.ts';

// A renderer is a plain function without hooks: the server calls it, and visitors download none of it.
export function ${name}({ root, text, tone }: ComponentProps<'${name}'>) {
  // Without anything to show it returns null: an editor then shows a placeholder that can be selected.
  if (!text) return null;
  // root carries id, anchor and class of the node; it belongs on the outermost element.
  return (
    <S.${name} {...root} data-style={tone}>
      {text}
    </S.${name}>
  );
}
`,
      '.styles.ts': `import styled from 'styled-components';

// Colours and sizes come from the theme's custom properties; variants are data attributes, so that the CSS is one block.
export const ${name} = styled.p\`
  max-width: 68ch;
  &[data-style='strong'] { font-weight: 650; }
\`;
`,
      '.test.tsx': `// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('${name}', () => {
  it.each([
    ['usual', 'soft'],
    ['strong', 'strong'],
  ])('shows its text in its style: %s', async (example, style) => {
    const element = (await showExample('${name}', example)).firstElementChild as HTMLElement;
    expect(element.textContent).not.toBe('');
    expect(element.dataset.style).toBe(style);
  });

  it('renders nothing without a text', async () => {
    expect((await showExample('${name}', 'empty')).innerHTML).toBe('');
  });
});
`,
    },
  };
};
