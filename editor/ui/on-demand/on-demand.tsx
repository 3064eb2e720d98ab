import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../failed/failed.tsx';
import { useToasts } from '../toast/toasts.tsx';

interface Closable {
  /** Called too when the code cannot be loaded: what was to be opened is not open then. */
  readonly onClose?: (() => void) | undefined;
}

/** A component whose code is loaded when it is first shown. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead, such as while the pointer is on its way; without a network, once it is back. */
  readonly preload: () => void;
}

/**
 * Makes a component of one whose code is in a file of its own. Where that cannot be loaded, what can be closed is closed with
 * a message, and tried again when it is opened; in place of anything else stands that it failed, with a button, until it is
 * pressed or the network is back.
 * @param waiting what stands there until it is loaded
 * @param Frame what it is said in that it failed
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  Frame: ComponentType<{ readonly children: ReactNode }> = Fragment,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ensure = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Shown(props: Props) {
    const { t } = useTranslation();
    const { show } = useToasts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isLoading, setIsLoading] = useState(true);
    const [hasFailed, setHasFailed] = useState(false);
    const { onClose } = props as Closable;
    useEffect(() => {
      if (Loaded || !isLoading) return undefined;
      let isOver = false;
      const fail = () => {
        setIsLoading(false);
        setHasFailed(true);
        if (!onClose) return;
        show({ text: t('app.loadFailed'), tone: 'danger' });
        onClose();
      };
      ensure().then(
        (component) => isOver || setLoaded(() => component),
        () => isOver || fail(),
      );
      return () => {
        isOver = true;
      };
    }, [Loaded, isLoading, onClose, show, t]);
    useEffect(() => {
      if (isLoading) return undefined;
      const retry = () => setIsLoading(true);
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [isLoading]);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return waiting;
    if (onClose) return null;
    return (
      <Frame>
        <Failed onRetry={() => setIsLoading(true)} isBusy={isLoading} />
      </Frame>
    );
  }
  const preload = () => void ensure().catch(() => addEventListener('online', preload, { once: true }));
  return Object.assign(Shown, { preload });
}
