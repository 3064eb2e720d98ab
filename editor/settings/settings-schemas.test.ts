import { expect, it } from 'vitest';
import { SETTINGS_GROUPS } from '../app/settings/settings-kinds.ts';
import { settingsFields } from './settings-schemas.ts';

it.each(Object.values(SETTINGS_GROUPS).flat())(
  '%s has fields, each with a name, and none that is a document of its own',
  (kind) => {
    const fields = settingsFields(kind);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(([, { title }]) => !title)).toEqual([]);
    const names = fields.map(([name]) => name);
    expect(names).not.toContain('id');
    if (kind === 'site') expect(names).toEqual(['featureFlags', 'myAccount', 'blog', 'languages']);
  },
);
