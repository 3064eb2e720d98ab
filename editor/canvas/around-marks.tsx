import { PenLine } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { loadAllTexts } from '../i18n.ts';
import { Button } from '../ui/button/button.tsx';
import { useSharedDrafts } from '../workspace/use-shared.ts';
import { useHasSelection } from '../workspace/workspace.ts';
import { AroundBar, AroundMark, AroundMarksFrame } from './around-marks.styles.ts';
import { positionMark } from './canvas-overlay.ts';
import { partAround, SURROUNDINGS, type Surrounding, surroundingOf } from './frame-events.ts';
import { fittingPosition, toolsTranslate, DEFAULT_POSITION } from './toolbar-position.ts';
import { watchMoves } from './watch-moves.ts';

interface Props {
  readonly frame: Document;
  /** Size of the frame's pixels on the screen. */
  readonly scale: number;
  /** The part that was pressed last; `null` where it was something else. */
  readonly pressed: Element | null;
  /** Called when no part is chosen any more. */
  readonly onLeave: () => void;
  /** Opens a part where it is edited. */
  readonly onOpen: (surrounding: Surrounding) => void;
}

/** The parts of a framed page around what is composed, in their order. */
const partsAround = (frame: Document): readonly Element[] =>
  [...frame.querySelectorAll(SURROUNDINGS)].filter((part) => partAround(part) === part);

/** These parts; others once its layout was replaced. */
function useParts(frame: Document): readonly Element[] {
  const [parts, setParts] = useState(() => partsAround(frame));
  useEffect(() => {
    const changes = new MutationObserver(() => setParts(partsAround(frame)));
    changes.observe(frame.body, { childList: true });
    return () => changes.disconnect();
  }, [frame]);
  return parts;
}

/** The part that the pointer is over. */
function usePointed(frame: Document): Element | null {
  const [pointed, setPointed] = useState<Element | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    frame.addEventListener(
      'pointerover',
      // A finger does not hover.
      ({ target, pointerType }) => setPointed(pointerType === 'touch' ? null : partAround(target as Element)),
      options,
    );
    frame.documentElement.addEventListener('pointerleave', () => setPointed(null), { signal: stop.signal });
    return () => stop.abort();
  }, [frame]);
  return pointed;
}

/** What is said of a part: that it is shared, and its name. */
function usePartLabel(): (surrounding: Surrounding) => string {
  const { t } = useTranslation();
  const shared = useSharedDrafts();
  return ({ kind, id }) =>
    kind === 'header'
      ? t('shared.markHeader')
      : t('shared.mark', { name: shared.find((one) => one.id === id)?.name || id });
}

/** Marks what stands around a page and is shared by several, and offers to edit it: by pointer, touch and keyboard. */
function AroundMarks({ frame, scale, pressed, onLeave, onOpen }: Props) {
  const { t } = useTranslation();
  const labelOf = usePartLabel();
  const parts = useParts(frame);
  const pointed = usePointed(frame);
  const hasSelection = useHasSelection();
  const marks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasSelection) onLeave();
  }, [hasSelection, onLeave]);
  useEffect(() => {
    if (pressed === null) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [pressed, onLeave]);
  const draw = useEffectEvent(() => {
    const { clientWidth, clientHeight } = frame.documentElement;
    const canvas = { width: clientWidth * scale, height: clientHeight * scale };
    for (const [at, part] of parts.entries()) {
      const mark = marks.current?.children[at] as HTMLElement;
      const box = positionMark(mark, part, scale);
      mark.style.setProperty(
        '--tools',
        toolsTranslate(fittingPosition(DEFAULT_POSITION, box, canvas), box, canvas),
      );
    }
  });
  useLayoutEffect(() => draw(), [parts, scale, pressed, pointed]);
  useEffect(() => {
    if (!marks.current) return undefined;
    let pending = 0;
    const drawSoon = () => {
      pending ||= requestAnimationFrame(() => {
        pending = 0;
        draw();
      });
    };
    const stop = watchMoves(frame, marks.current, drawSoon);
    return () => {
      stop();
      cancelAnimationFrame(pending);
    };
  }, [frame]);
  const stateOf = (part: Element) => (part === pressed ? 'chosen' : part === pointed ? 'pointed' : undefined);
  return (
    <AroundMarksFrame ref={marks}>
      {parts.map((part, at) => {
        const surrounding = surroundingOf(part);
        const label = labelOf(surrounding);
        return (
          <AroundMark key={`${at} ${surrounding.id}`} data-state={stateOf(part)}>
            <AroundBar
              role="group"
              aria-label={label}
              // A press of a pointer also focuses its button, which must not move away before the pointer is released.
              onFocus={({ target }) =>
                target.matches(':focus-visible') && part.scrollIntoView({ block: 'nearest' })
              }
            >
              <span>{label}</span>
              <Button size="small" icon={PenLine} onPress={() => onOpen(surrounding)}>
                {t('shared.editThis')}
              </Button>
            </AroundBar>
          </AroundMark>
        );
      })}
    </AroundMarksFrame>
  );
}

/** Loads the texts that the marks say. @returns renders the marks */
export async function loadAroundMarks() {
  await loadAllTexts(getI18n());
  return (props: Props) => <AroundMarks {...props} />;
}
