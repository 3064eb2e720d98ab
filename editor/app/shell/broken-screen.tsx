import { TriangleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Screen } from './screen.tsx';

/** Shown in place of a screen that could not be rendered. */
export function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('broken.title')}>
      <EmptyState
        icon={TriangleAlert}
        title={t('broken.title')}
        text={t('broken.text')}
        actions={<Button onPress={() => location.reload()}>{t('broken.reload')}</Button>}
      />
    </Screen>
  );
}
