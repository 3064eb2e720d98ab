import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../toast/toasts.tsx';

interface Closable {
  /** Called too when the code cannot be loaded: what was to be opened is not open then. */
  readonly onClose?: (() => void) | undefined;
}

/** A component whose code is loaded when it is first shown; it shows nothing until then. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead, such as while the pointer is on its way. */
  readonly preload: () => void;
}

/** Makes a component of one whose code is in a file of its own. A failure is said, and tried again the next time. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ensure = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Shown(props: Props) {
    const { t } = useTranslation();
    const { show } = useToasts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Loaded) return undefined;
      let isUnmounted = false;
      ensure().then(
        (component) => isUnmounted || setLoaded(() => component),
        () => isUnmounted || setHasFailed(true),
      );
      return () => {
        isUnmounted = true;
      };
    }, [Loaded]);
    const { onClose } = props as Closable;
    useEffect(() => {
      if (!hasFailed) return;
      show({ text: t('app.loadFailed'), tone: 'danger' });
      setHasFailed(false);
      onClose?.();
    }, [hasFailed, show, t, onClose]);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Shown, { preload: () => void ensure().catch(() => undefined) });
}
