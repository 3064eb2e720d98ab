import { useTranslation } from 'react-i18next';
import { VIEWPORTS } from '../actions/view-actions.ts';
import type { CanvasView } from '../canvas/canvas-view.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Group } from './workspace-tools.styles.ts';

interface Props {
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
}

/** The widths at which the canvas shows the page. */
export function ViewTools({ view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <Group role="group" aria-label={t('viewport.title')}>
      {VIEWPORTS.map(({ width, icon, key }) => (
        <IconButton
          key={key}
          icon={icon}
          label={t(`viewport.${key}`, { width })}
          aria-pressed={view.width === width}
          onPress={() => onView({ ...view, width })}
        />
      ))}
    </Group>
  );
}
