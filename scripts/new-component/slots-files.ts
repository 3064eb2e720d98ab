import type { ComponentNames } from './component-names.ts';
import { type Contents, HEADING_LEVEL, schemaOf, textProperty } from './schema-parts.ts';

/** A heading with other components below it. */
export const slotsFiles = (names: ComponentNames): Contents => {
  const { name, kebab } = names;
  const paragraph = { type: 'Paragraph', props: { text: 't' } };
  return {
    schema: schemaOf(names, {
      // What a slot accepts holds wherever nodes are inserted, moved, pasted or imported: "any", or names of components.
      slots: { content: { title: 'Content', accepts: 'any' } },
      properties: { heading: textProperty('Heading', 'Text of the heading.'), headingLevel: HEADING_LEVEL },
      examples: [
        {
          name: 'usual',
          title: 'Usual',
          props: { heading: 'h' },
          slots: { content: [paragraph] },
          texts: { h: 'Before you drive', t: 'The tank is full, and so it comes back.' },
        },
        {
          name: 'no-heading',
          title: 'Without a heading',
          props: {},
          slots: { content: [paragraph] },
          texts: { t: 'The tank is full, and so it comes back.' },
        },
        { name: 'empty', title: 'Empty', props: {} },
      ],
    }),
    own: {
      '.tsx': `import type { ComponentProps } from '../../runtime/registry/definition.ts';
import * as S from './${kebab}.styles.ts';

// A renderer is a plain function without hooks: the server calls it, and visitors download none of it.
export function ${name}({ root, slots, heading, headingLevel }: ComponentProps<'${name}'>) {
  // A slot that nothing is in is undefined.
  if (!heading && !slots.content) return null;
  const Heading = \`h\${headingLevel}\` as const;
  // root carries id, anchor and class of the node; it belongs on the outermost element.
  return (
    <S.${name} {...root}>
      {heading && <Heading>{heading}</Heading>}
      {slots.content}
    </S.${name}>
  );
}
`,
      '.styles.ts': `import styled from 'styled-components';

// Colours and sizes come from the theme's custom properties.
export const ${name} = styled.div\`
  display: grid;
  gap: 16px;
\`;
`,
      '.test.tsx': `// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('${name}', () => {
  it('shows its heading above what is in its slot', async () => {
    const element = (await showExample('${name}', 'usual')).firstElementChild as HTMLElement;
    expect([...element.children].map(({ tagName }) => tagName)).toEqual(['H2', 'P']);
  });

  it('shows its slot without a heading', async () => {
    const element = (await showExample('${name}', 'no-heading')).firstElementChild as HTMLElement;
    expect([...element.children].map(({ tagName }) => tagName)).toEqual(['P']);
  });

  it('renders nothing without either', async () => {
    expect((await showExample('${name}', 'empty')).innerHTML).toBe('');
  });
});
`,
    },
  };
};
