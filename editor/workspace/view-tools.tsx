import { Monitor, Smartphone, Tablet } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CanvasView } from '../canvas/canvas-view.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Group } from './workspace-tools.styles.ts';

const VIEWPORTS = [
  { width: 360, icon: Smartphone, key: 'phone' },
  { width: 768, icon: Tablet, key: 'tablet' },
  { width: 1280, icon: Monitor, key: 'desktop' },
] as const;

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
          onPress={() => onView({ ...view, width: view.width === width ? null : width })}
        />
      ))}
    </Group>
  );
}
