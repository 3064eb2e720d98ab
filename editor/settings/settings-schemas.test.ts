import { expect, it } from 'vitest';
import { SETTINGS_GROUPS, type SettingsKind } from '../app/settings/settings-kinds.ts';
import { settingsFields } from './settings-schemas.ts';

it.each(Object.values(SETTINGS_GROUPS).flat())(
  '%s has fields, each with a name, and none that is a document of its own',
  (kind) => {
    const fields = settingsFields(kind);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(([, { title }]) => !title)).toEqual([]);
    const names = fields.map(([name]) => name);
    expect(names).not.toContain('id');
    if (kind === 'site') expect(names).toEqual(['featureFlags', 'blog', 'languages']);
  },
);

it.each<[kind: SettingsKind, group: string, fields: readonly string[]]>([
  ['site', 'featureFlags', ['timeFormat', 'dateFormat', 'favicon', 'webAsBroker', 'checkoutTwoSteps']],
  ['site', 'blog', ['enabled', 'postsPerPage']],
  ['globalConfiguration', 'featureFlags', ['webAsBroker', 'checkoutTwoSteps']],
])('%s has in its group %s the fields %j, and none of what nothing reads', (kind, group, fields) => {
  const found = settingsFields(kind).find(([name]) => name === group);
  expect(Object.keys(found?.[1].properties ?? {})).toEqual(fields);
});

it('the configuration of bookings has no field for the fractions of a tank, which nothing reads', () => {
  const names = settingsFields('bookingConfiguration').map(([name]) => name);
  expect(names).toContain('minDays');
  expect(names).not.toContain('gasolineTankFractions');
});
