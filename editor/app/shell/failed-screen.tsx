import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router-dom';
import { Screen } from './screen.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands in place of a screen that could not be loaded, with the ways to other screens of the site. */
export function FailedScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  /** The site and who works on it; `null` outside of sites. */
  const of = useOutletContext<Omit<ComponentProps<typeof TopBar>, 'crumbs'> | null>();
  return (
    <>
      {of && <TopBar {...of} crumbs={[]} />}
      <Screen title={t('failed.title')}>{children}</Screen>
    </>
  );
}
