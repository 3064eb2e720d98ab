import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { loadAllTexts } from '../../i18n.ts';
import { onceOnline } from '../../sync/once-online.ts';
import { Failed } from '../failed/failed.tsx';
import { useToasts } from '../toast/toasts.tsx';

/** Where the focus is when it was in what stood there before. It takes no room. */
const Start = styled.span`position: absolute; outline: none;`;

interface Closable {
  /** Called too when the code cannot be loaded: what was to be opened is not open then. */
  readonly onClose?: (() => void) | undefined;
}

/** A component whose code is loaded when it is first shown. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead, such as while the pointer is on its way; where that fails, again until it succeeds. */
  readonly preload: () => void;
}

/** How a component is loaded and waited for. */
export interface Loading<Props> {
  /** What stands there until it is loaded. */
  readonly waiting?: ReactNode;
  /** What stands around the message that it failed. */
  readonly Frame?: ComponentType<Props & { readonly children: ReactNode }> | undefined;
  /** Whether it is one of the first screens, whose texts are at hand (scripts/build/first-texts.ts). */
  readonly isFirst?: boolean;
}

/**
 * Makes a component of one whose code is in a file of its own. Unless it is one of the first screens, the texts of all
 * screens are loaded with it. Where that fails, what can be closed is closed with a message, and tried again when it is
 * opened; in place of anything else stands that it failed, with a button, until it is pressed or a later try succeeds.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Frame, isFirst = false }: Loading<Props> = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ensure = async () => {
    if (loaded) return loaded;
    const [component] = await Promise.all([load(), isFirst ? undefined : loadAllTexts(getI18n())]);
    loaded = component;
    return component;
  };
  let ahead: Promise<unknown> | null = null;
  function Shown(props: Props) {
    const { t } = useTranslation();
    const { show } = useToasts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    /** The last attempt that failed. */
    const [failed, setFailed] = useState(0);
    /** Whether the focus was in what says that it failed, when it was loaded. */
    const [hadFocus, setHadFocus] = useState(false);
    const failure = useRef<HTMLDivElement>(null);
    const start = useRef<HTMLSpanElement>(null);
    const { onClose } = props as Closable;
    const fail = useEffectEvent(() => {
      setFailed(attempt);
      if (!onClose) return;
      show({ text: t('app.loadFailed'), tone: 'danger' });
      onClose();
    });
    useEffect(() => {
      if (Loaded) return undefined;
      const over = new AbortController();
      const { signal } = over;
      void onceOnline(ensure, { signal, onFailed: () => signal.aborted || fail() }).then((component) => {
        if (signal.aborted) return;
        setHadFocus(failure.current?.contains(document.activeElement) === true);
        setLoaded(() => component);
      });
      return () => over.abort();
    }, [Loaded, attempt]);
    useEffect(() => {
      // What was loaded may have taken it already.
      if (hadFocus && document.activeElement === document.body) start.current?.focus();
    }, [hadFocus]);
    if (Loaded)
      return (
        <>
          {hadFocus && <Start ref={start} tabIndex={-1} />}
          <Loaded {...props} />
        </>
      );
    if (failed === 0) return waiting;
    if (onClose) return null;
    const said = <Failed ref={failure} onRetry={() => setAttempt(attempt + 1)} isBusy={attempt > failed} />;
    return Frame ? <Frame {...props}>{said}</Frame> : said;
  }
  const preload = () => {
    ahead ??= onceOnline(ensure);
  };
  return Object.assign(Shown, { preload });
}
