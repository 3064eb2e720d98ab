import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { checkDocument } from '../../src/site/findings/check-document.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { readCheckedSite } from './read-checked-site.ts';

const builder = (section: object) => ({
  format: 1,
  sections: [{ v: 1, slots: {}, ...section }],
  translations: { de: { title: 'Autos' } },
});

it('counts the headings that the draft of a shared section has at the moment of the check', async () => {
  const { api } = fakeEditorApi({ documents: () => [] });
  let level = 'h1';
  const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
  const open = {
    id: 'andes',
    settings: { site: toSiteConfiguration({ languages }, () => undefined), seo: { title: {} } },
    api: { places: () => Promise.resolve([]), fleet: () => Promise.resolve([]) },
    pictures: [],
    shared: {
      list: () => [],
      find: () => ({
        body: { builder: builder({ id: 'h', type: 'Paragraph', props: { text: 'title', as: level } }) },
      }),
    },
  } as unknown as OpenSite;
  const around = await readCheckedSite(api, open);
  const body = { builder: builder({ id: 's', type: 'SharedSection', props: { sharedComponentId: 'hero' } }) };
  const rules = () => checkDocument('page', 'new', body, around, null).map(({ rule }) => rule);
  expect(rules()).not.toContain('no-main-heading');
  level = 'h2';
  expect(rules()).toContain('no-main-heading');
});
