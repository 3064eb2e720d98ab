import { addons } from 'storybook/manager-api';
import { SYNONYM_MARK } from './synonym-mark.ts';
import { create } from 'storybook/theming';

addons.setConfig({
  // Synonyms are there for the search, which shows why it found something.
  sidebar: { renderLabel: ({ name }) => name.split(SYNONYM_MARK)[0] },
  theme: create({
    base: 'light',
    brandTitle: 'Forecourt storybook',
    brandTarget: '_self',
    colorPrimary: '#5b3fd0',
    colorSecondary: '#5b3fd0',
  }),
});
