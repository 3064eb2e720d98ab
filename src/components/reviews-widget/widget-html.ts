import type { ReviewsWidgetProps } from '../../../generated/components/types.ts';

type Provider = ReviewsWidgetProps['provider'];

interface Widget extends Pick<ReviewsWidgetProps, 'provider' | 'widgetId'> {
  readonly language: string;
}

/** Template of Trustpilot's carousel, which every account has. */
const TRUSTPILOT_CAROUSEL = '53aa8912dec7e10d38f59f36';

const TEMPLATES: Readonly<Record<Provider, (id: string, language: string) => string>> = {
  trustpilot: (id, language) =>
    `<div class="trustpilot-widget" data-locale="${language}" data-template-id="${TRUSTPILOT_CAROUSEL}" data-businessunit-id="${id}" data-style-height="100%" data-style-width="100%" data-theme="light"></div>` +
    '<script src="https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js" async></script>',
  elfsight: (id) =>
    `<div class="elfsight-app-${id}"></div><script src="https://elfsightcdn.com/platform.js" async></script>`,
  trustindex: (id) => `<script src="https://cdn.trustindex.io/loader.js?${id}" async></script>`,
};

/** What the schema allows as an id. It is checked again here, because the HTML is served as it is. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** The name of a provider, as it writes it. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  trustpilot: 'Trustpilot',
  elfsight: 'Elfsight',
  trustindex: 'Trustindex',
};

export const isProvider = (value: unknown): value is Provider =>
  typeof value === 'string' && Object.hasOwn(TEMPLATES, value);

/** The HTML by which a provider shows its widget, for a frame of its own; '' without an id. */
export const widgetHtml = ({ provider, widgetId, language }: Widget): string =>
  ID.test(widgetId) ? TEMPLATES[provider](widgetId, language) : '';
