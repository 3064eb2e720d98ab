import type { SiteConfiguration } from '../../../generated/page/types.ts';

/** The shared section that examples of components name; no site stores it. */
export const EXAMPLE_SHARED: SiteConfiguration['sharedComponents'][number] = {
  id: 'example',
  name: 'Example',
  wrapperTag: 'div',
  builder: {
    format: 1,
    translationState: {},
    scripts: [],
    pageCSS: '',
    sections: [
      { id: 'heading', type: 'Paragraph', v: 1, props: { as: 'h2', text: 'heading' }, slots: {} },
      { id: 'text', type: 'Paragraph', v: 1, props: { text: 'text' }, slots: {} },
    ],
    translations: {
      'en-US': {
        heading: 'Included in every rental',
        text: 'Unlimited mileage and free cancellation up to 48 hours before pick-up.',
      },
    },
  },
};
