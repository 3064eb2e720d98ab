import { Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useOpenActionDialog } from '../actions/actions.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';

/** Opens the search of everything. */
export function FindButton() {
  const { t } = useTranslation();
  const open = useOpenActionDialog();
  return (
    <IconButton icon={Search} label={t('find.title')} shortcut="Control+K" onPress={() => open('find')} />
  );
}
