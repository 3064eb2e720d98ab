import { useTranslation } from 'react-i18next';
import * as S from '../page-list/page-list.styles.ts';
import { PageViews } from '../page-list/page-views.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { screenOnDemand } from '../../ui/on-demand/screen-on-demand.tsx';

const TranslationMap = screenOnDemand(() =>
  import('./translation-map.tsx').then((module) => module.TranslationMap),
);

/** The screen that shows how far the pages of a site are translated. */
export function TranslationMapScreen() {
  const { t } = useTranslation();
  const { site, operator } = useSite();
  const title = t('translations.title');
  return (
    <>
      <TopBar
        site={site}
        operator={operator}
        crumbs={[{ label: t('pages.title'), to: `/sites/${site.id}/pages` }, { label: title }]}
      />
      <Screen title={`${title} · ${site.name}`}>
        <S.Page>
          <S.Head>
            <h1>{title}</h1>
          </S.Head>
          <PageViews />
          <TranslationMap />
        </S.Page>
      </Screen>
    </>
  );
}
