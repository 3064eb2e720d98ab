import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBookingConfiguration, toBookingSettings } from '../../src/api/wire/site-settings.ts';
import type { SiteSettings } from '../../src/api/product-api.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { StillPage } from '../canvas/still-page.tsx';
import { type JsonObject, openDocument } from '../document/page-document.ts';
import { Choices } from './choices.tsx';
import { PHONE, PreviewArea, PreviewTools, Sample } from './settings.styles.ts';

/** The screens that the settings of booking change. */
const SCREENS = ['search', 'checkout', 'booking-success'] as const;
type Screen = (typeof SCREENS)[number];

const WIDTHS = { phone: PHONE, wide: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** How the settings that are edited are read; what is half typed takes its default. */
const READ = {
  bookingSettings: (body: JsonObject): Partial<SiteSettings> => ({
    bookingSettings: toBookingSettings(body, () => undefined),
  }),
  bookingConfiguration: (body: JsonObject): Partial<SiteSettings> => ({
    bookingConfiguration: toBookingConfiguration(body, () => undefined),
  }),
};

/** The screens of the booking flow, with samples, as the settings that are being edited make them. */
export function BookingPreview({
  site,
  kind,
  body,
  language,
}: {
  readonly site: OpenSite;
  readonly kind: keyof typeof READ;
  readonly body: JsonObject;
  readonly language: LanguageTag;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const [screen, setScreen] = useState<Screen>('search');
  const [width, setWidth] = useState<Width>('wide');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['booking-preview', site.id, screen],
    queryFn: async () => {
      const page = await api.call('document', { site: site.id, path: { kind: 'page', id: screen } });
      return openDocument(page.body);
    },
  });
  const edited = useMemo(
    (): OpenSite => ({ ...site, settings: { ...site.settings, ...READ[kind](body) } }),
    [site, kind, body],
  );
  return (
    <Sample>
      <PreviewTools>
        <Choices
          label={t('bookingPreview.screen')}
          values={SCREENS}
          nameOf={(one) => t(`bookingPreview.screens.${one}`)}
          chosen={screen}
          onChoose={setScreen}
        />
        <Choices
          label={t('formPreview.width')}
          values={Object.keys(WIDTHS) as Width[]}
          nameOf={(one) => t(`formPreview.widths.${one}`)}
          chosen={width}
          onChoose={setWidth}
        />
      </PreviewTools>
      {isError ? (
        <Failed onRetry={() => void refetch()} isBusy={isFetching} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <PreviewArea data-width={width === 'phone' ? width : undefined}>
          <StillPage
            key={screen}
            title={t('bookingPreview.title')}
            site={edited}
            kind="page"
            pageId={screen}
            document={data}
            language={language}
            width={WIDTHS[width]}
            scenario="one-way"
          />
        </PreviewArea>
      )}
    </Sample>
  );
}
