import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { ServerApp } from 'storybook/internal/types';
import { storybookPolicy } from '../server/http/content-security.ts';
import { schemaIndexer } from './schema-stories.ts';

/** Storybook's types leave the entry out by which its server is extended. */
interface ServedConfig extends StorybookConfig {
  readonly experimental_devServer: (app: Pick<ServerApp, 'use'>) => unknown;
}

const config: ServedConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The project's own configuration names entries and outputs of the site.
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../schemas/components/[A-Z]*.schema.json'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../public/media', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Of `npm run storybook`, whose pages get other scripts with each edit; the built one is served with their hashes.
  experimental_devServer: (app) =>
    app.use((_request, response, next) => {
      response.setHeader('content-security-policy', storybookPolicy(["'unsafe-inline'"]));
      next();
    }),
  // Looking for changes keeps the server busy for seconds when a component is new.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Properties come from the schemas; the docgen plugins need a TypeScript older than ours.
  typescript: { check: false, reactDocgen: false },
  experimental_indexers: (existing = []) => [schemaIndexer, ...existing],
};

export default config;
