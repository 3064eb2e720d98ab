import { expect, it } from 'vitest';
import { openFakeSite, paragraph, siteConfiguration, textsOf } from '../support/fake-site.ts';

const shared = (id: string) => ({
  id,
  name: id,
  builder: { format: 1, sections: [paragraph('papers')], translations: textsOf('papers') },
});
const open = (modalSharedComponentId: string) =>
  openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration({ sharedComponents: [shared('info')] }),
      '/api/bookingsettings': { checkout: JSON.stringify({ modalSharedComponentId }) },
    },
  });
const dialogIn = (html: string) => /<dialog[^>]* id="checkout-info-dialog"[\s\S]*?<\/dialog>/.exec(html)?.[0];

it('[CHK-09] the checkout has a dialog with the shared component that its settings name', async () => {
  const site = await open('info');
  const dialog = dialogIn((await site.get('/de/buchung')).body);
  expect(dialog).toContain('Gut zu wissen');
  expect(dialog).toContain('papers');
  expect(dialogIn((await site.get('/de/suche')).body)).toBeUndefined();
});

it.each(['', 'gone'])('[CHK-09] the checkout has none with the setting "%s"', async (id) => {
  const site = await open(id);
  expect(dialogIn((await site.get('/de/buchung')).body)).toBeUndefined();
});
