import type { ComponentNames } from './component-names.ts';
import { type Contents, HEADING_LEVEL, schemaOf, textProperty } from './schema-parts.ts';

/** The names of the company's places. */
export const dataFiles = (names: ComponentNames): Contents => {
  const { name, kebab } = names;
  return {
    schema: schemaOf(names, {
      properties: { heading: textProperty('Heading', 'Text of the heading.'), headingLevel: HEADING_LEVEL },
      examples: [
        { name: 'usual', title: 'Usual', props: { heading: 'h' }, texts: { h: 'Where we are' } },
        { name: 'no-heading', title: 'Without a heading', props: {} },
      ],
    }),
    own: {
      '.tsx': `import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import type { queries } from './${kebab}.queries.ts';
import * as S from './${kebab}.styles.ts';

type Props = ComponentProps<'${name}', typeof queries>;

/** What each query gave: its response, that it failed, or nothing yet. */
function content({ data: { places }, page, t }: Props) {
  if (places.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('search.placesFailed')}
      </FailedNotice>
    );
  if (places.status !== 'success') return <p role="status">{t('common.loading')}</p>;
  if (places.data.length === 0)
    return <InlineNotice icon="map-pin-off">{t('search.noPlaces')}</InlineNotice>;
  return (
    <ul>
      {places.data.map((place) => (
        <li key={place.id}>{place.name}</li>
      ))}
    </ul>
  );
}

// A renderer is a plain function without hooks: the server calls it with what the queries gave.
export function ${name}(props: Props) {
  const { root, heading, headingLevel } = props;
  const Heading = \`h\${headingLevel}\` as const;
  return (
    <S.${name} {...root}>
      {heading && <Heading>{heading}</Heading>}
      {content(props)}
    </S.${name}>
  );
}
`,
      '.queries.ts': `import { placesQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

// The server answers all queries of a page side by side; src/api/queries has the others.
/** The places of the company, in the language of the page. */
export const queries = (_props: object, { api, language }: DataContext) => ({
  places: placesQuery(api, language),
});
`,
      '.styles.ts': `import styled from 'styled-components';

// Colours and sizes come from the theme's custom properties.
export const ${name} = styled.div\`
  display: grid;
  gap: 16px;
  & > ul { display: grid; gap: 8px; margin: 0; padding-inline-start: 20px; }
\`;
`,
      '.test.tsx': `// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('${name}', () => {
  it('names the places of the company below its heading', async () => {
    const element = await showExample('${name}', 'usual');
    expect(element.querySelector('h2')?.textContent).toBe('Where we are');
    expect([...element.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain(
      'Zagreb Airport',
    );
  });

  it('says that it is loading, that it failed, and that there is nothing', async () => {
    const loading = await showExample('${name}', 'no-heading', { data: {} });
    expect(loading.querySelector('[role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('${name}', 'no-heading', { api: failingApi() });
    expect(failed.querySelector('[role="alert"] a')).not.toBeNull();
    const empty = await showExample('${name}', 'no-heading', { api: fakeApi({ '/api/data/places': [] }) });
    expect(empty.textContent).toBe('There is no place to pick up a car at the moment');
  });
});
`,
    },
  };
};
