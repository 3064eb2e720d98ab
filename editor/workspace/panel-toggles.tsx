import { PanelLeft, PanelRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button/icon-button.tsx';

/** Which of the panels beside the canvas are shown. */
export interface ShownPanels {
  readonly structure: boolean;
  readonly properties: boolean;
}

interface Props {
  readonly shown: ShownPanels;
  readonly onShow: (shown: ShownPanels) => void;
}

/** Opens and closes the panels beside the canvas. */
export function PanelToggles({ shown, onShow }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        size="small"
        icon={PanelLeft}
        label={t('workspace.structure')}
        aria-expanded={shown.structure}
        onPress={() => onShow({ ...shown, structure: !shown.structure })}
      />
      <IconButton
        size="small"
        icon={PanelRight}
        label={t('panel.title')}
        aria-expanded={shown.properties}
        onPress={() => onShow({ ...shown, properties: !shown.properties })}
      />
    </>
  );
}
