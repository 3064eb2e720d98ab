import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { renderBrand } from './render-brand.tsx';

const meta: Meta = {
  title: 'Brand',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals }) => ({ rendered: await renderBrand(globals.theme, globals.language as LanguageTag) }),
  ],
  render: (_args, { loaded }) => <>{loaded.rendered}</>,
};

export default meta;

export const Andes: StoryObj = { name: 'Andes Rent', globals: { theme: 'andes' } };
export const Adria: StoryObj = { name: 'Adria Cars', globals: { theme: 'adria' } };
export const Caribe: StoryObj = { name: 'Caribe Drive', globals: { theme: 'caribe' } };
export const Default: StoryObj = { name: 'Default theme', globals: { theme: 'default' } };
