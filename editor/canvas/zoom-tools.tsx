import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { steppedZoom, ZOOMS, type Zoom } from './canvas-view.ts';
import { WidthField } from './width-field.tsx';

const Bar = styled.div`
  /* Also above the panels that stand above the canvas: it closes them. */
  position: absolute; inset-block-end: 12px; inset-inline-end: 12px; z-index: 3; display: flex; align-items: center; padding: 2px;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); box-shadow: var(--shadow-raised);
  & > hr { align-self: stretch; width: 1px; margin: 4px; border: 0; background: var(--line); }
  button { font-variant-numeric: tabular-nums; }
`;

interface Props {
  readonly zoom: Zoom;
  /** Size of the page's pixels on the screen. */
  readonly scale: number;
  readonly onZoom: (zoom: Zoom) => void;
  /** Width of the page, in CSS pixels. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  /** Other tools of the canvas. */
  readonly children?: ReactNode;
}

/** How large and how wide the canvas shows the page, and what else is set of the canvas. */
export function ZoomTools({ zoom, scale, onZoom, width, onWidth, children }: Props) {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const [smaller, larger] = [steppedZoom(scale, -1), steppedZoom(scale, 1)];
  const entry = (of: Zoom, label: string, shortcut?: string) => ({
    id: String(of),
    label,
    ...(shortcut ? { shortcut } : {}),
    onAction: () => onZoom(of),
  });
  return (
    <Bar role="group" aria-label={t('canvas.tools')}>
      {children}
      {children && <hr />}
      <WidthField width={width} onWidth={onWidth} />
      <IconButton
        size="small"
        icon={Minus}
        label={t('zoom.smaller')}
        shortcut="Control+-"
        isDisabled={smaller >= scale}
        onPress={() => onZoom(smaller)}
      />
      <Menu
        label={t('zoom.title')}
        placement="top end"
        trigger={
          <Button
            size="small"
            variant="quiet"
            aria-label={t('zoom.current', { size: percent.format(scale) })}
          >
            {percent.format(scale)}
          </Button>
        }
        groups={[
          {
            id: 'zoom',
            chosen: String(zoom),
            entries: [
              entry('fit', t('zoom.fit'), 'Control+0'),
              ...ZOOMS.toReversed().map((size) => entry(size, percent.format(size))),
            ],
          },
        ]}
      />
      <IconButton
        size="small"
        icon={Plus}
        label={t('zoom.larger')}
        shortcut="Control+Plus"
        isDisabled={larger <= scale}
        onPress={() => onZoom(larger)}
      />
    </Bar>
  );
}
