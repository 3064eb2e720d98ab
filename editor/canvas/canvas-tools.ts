import { whenIdle } from '../workspace/when-idle.ts';
import {
  type CanvasBox,
  type Size,
  fittingPosition,
  toolsTranslate,
  DEFAULT_POSITION,
} from './toolbar-position.ts';

/** After a change, this long without another one a position is chosen again, in milliseconds. */
const SETTLED_MS = 300;

/** Tools at the box of the selected node. */
export interface CanvasTools {
  /** Another node is selected: a position at it is chosen once its box is known. */
  readonly select: () => void;
  /** What the tools stand on has changed: a position is chosen again when it changes no more. */
  readonly settle: () => void;
  /** Puts the tools at the box of the selected node. */
  readonly follow: (box: CanvasBox) => void;
  readonly stop: () => void;
}

interface Options {
  readonly page: Document;
  /** The mark of the selected node, which contains its tools. */
  readonly mark: HTMLElement;
  /** Size of the page's pixels on the screen. */
  readonly scale: () => number;
}

/**
 * Keeps the tools of the selected node where they cover little of what is read. The page is looked at only when a position is
 * chosen, in an idle moment; where its box goes, they only follow.
 */
export function createCanvasTools({ page, mark, scale }: Options): CanvasTools {
  let chosen = DEFAULT_POSITION;
  let at: { readonly box: CanvasBox; readonly canvas: Size } | null = null;
  let cancel = () => {};

  const stand = () => {
    if (!at) return;
    const { box, canvas } = at;
    mark.style.setProperty('--tools', toolsTranslate(fittingPosition(chosen, box, canvas), box, canvas));
  };
  const choose = () =>
    void import('./choose-position.ts').then(
      (module) => {
        // Something else, or nothing, may have been selected meanwhile.
        if (at) chosen = module.choosePosition({ ...at, page, mark, scale: scale(), chosen });
        stand();
      },
      // Without it, the tools stay where they are.
      () => undefined,
    );
  const chooseWhenIdle = () => {
    cancel();
    cancel = whenIdle(choose);
  };
  return {
    select() {
      cancel();
      chosen = DEFAULT_POSITION;
      at = null;
    },
    settle() {
      if (!at) return;
      cancel();
      const timer = setTimeout(chooseWhenIdle, SETTLED_MS);
      cancel = () => clearTimeout(timer);
    },
    follow(box) {
      const { clientWidth, clientHeight } = page.documentElement;
      const isNew = !at;
      at = { box, canvas: { width: clientWidth * scale(), height: clientHeight * scale() } };
      stand();
      if (isNew) chooseWhenIdle();
    },
    stop() {
      cancel();
      at = null;
    },
  };
}
