import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { schemaIndexer } from './schema-stories.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The project's own configuration names entries and outputs of the site.
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../schemas/components/[A-Z]*.schema.json',
    '../src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../public/media', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // Properties come from the schemas; the docgen plugins need a TypeScript older than ours.
  typescript: { check: false, reactDocgen: false },
  experimental_indexers: (existing = []) => [schemaIndexer, ...existing],
};

export default config;
