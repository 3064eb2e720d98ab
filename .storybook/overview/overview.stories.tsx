import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf } from '../brands.ts';
import { BuildingBlocksPage } from './building-blocks-page.tsx';
import { GalleryPage, renderGallery } from './gallery-page.tsx';
import { TokensPage } from './tokens-page.tsx';

const meta: Meta = { title: 'Overview', parameters: { layout: 'fullscreen', controls: { disable: true } } };

export default meta;

export const AllComponents: StoryObj = {
  name: 'All components',
  loaders: [async ({ globals }) => ({ shown: await renderGallery(globals) })],
  render: (_args, { loaded: { shown } }) => <GalleryPage shown={shown} />,
};

export const DesignTokens: StoryObj = {
  name: 'Design tokens',
  render: (_args, { globals }) => <TokensPage brand={brandOf(globals.theme)} />,
};

export const BuildingBlocks: StoryObj = {
  name: 'Building blocks',
  render: () => <BuildingBlocksPage />,
};
