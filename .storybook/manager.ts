import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Forecourt storybook',
    brandTarget: '_self',
    colorPrimary: '#5b3fd0',
    colorSecondary: '#5b3fd0',
  }),
});
