import { CircleAlert, CircleCheck, X } from 'lucide';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';

const Region = styled.div`
  position: fixed;
  inset: auto 16px 16px;
  z-index: 200;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  pointer-events: none;
  /* A dialog has its buttons at the end of its foot, and fills a narrow window but for the button at its head. */
  body:has([data-scrim]) & {
    align-items: flex-start;
    @media (width < 720px) { inset: 16px 64px auto 16px; }
  }
`;
const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: min(100%, 480px);
  padding: 6px 6px 6px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  pointer-events: auto;
  animation: rise var(--reveal) var(--ease);
  & > svg { color: var(--success-ink); }
  &[data-tone='danger'] > svg { color: var(--danger-ink); }
  & > span { padding-inline-end: 8px; }
`;

/** A way to take back what a message says, or to go on. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
  /** It is offered only while it does something; always without it. */
  readonly isPossible?: () => boolean;
  /** Calls back when that may have changed. @returns stops */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** A short message about what was just done. */
export interface Toast {
  readonly text: string;
  /** `success` without it. */
  readonly tone?: 'success' | 'danger';
  /** Whether it is shown until it is dismissed, as one with much to read is; without it, where it says that something failed. */
  readonly stays?: boolean;
  /** Calls back once it is no longer true, such as a refusal after the next change: then it leaves. @returns stops */
  readonly until?: (onOver: () => void) => () => void;
  readonly action?: ToastAction;
}

interface Toasts {
  readonly show: (toast: Toast) => void;
}
const ToastContext = createContext<Toasts | null>(null);

/** A function that shows a message for some seconds. @throws Error outside a ToastRegion */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts is called outside a ToastRegion');
  return toasts;
}

interface Shown extends Toast {
  readonly id: number;
}

const SHOWN_MS = 6_000;
/** One that offers something has to be read and reached. */
const SHOWN_WITH_ACTION_MS = 12_000;
/** More would cover the screen; the oldest go first. */
const MAX_SHOWN = 3;

const neverChanges = () => () => undefined;

/** One message, which leaves by itself unless it stays or somebody is about to use it. */
function ToastFrame({
  toast,
  dismissLabel,
  onDismiss,
}: {
  readonly toast: Shown;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
}) {
  const { id } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const { action } = toast;
  const hasAction = action !== undefined;
  const isPossible = useSyncExternalStore(
    action?.subscribe ?? neverChanges,
    () => action?.isPossible?.() ?? true,
  );
  const stays = isHeld || (toast.stays ?? toast.tone === 'danger');
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(id), hasAction ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, hasAction, onDismiss, id]);
  const { until } = toast;
  useEffect(() => until?.(() => onDismiss(id)), [until, onDismiss, id]);
  const act = () => {
    action?.onPress();
    onDismiss(id);
  };
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <Frame
      data-toast={id}
      data-tone={toast.tone ?? 'success'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon of={toast.tone === 'danger' ? CircleAlert : CircleCheck} />
      <span>{toast.text}</span>
      {action && isPossible && (
        <Button size="small" variant="quiet" onPress={act}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" icon={X} label={dismissLabel} onPress={() => onDismiss(id)} />
    </Frame>
  );
}

/** The key that moves the focus to the messages and back: in an open dialog, Tab does not lead to them. */
const TOASTS_KEY = 'F6';

/** Lets the focus go to a region by a key, and back to where it came from. @returns handlers of the region; and what brings it back from a message */
function useWayIn(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const goInOrOut = (event: KeyboardEvent) => {
      if (event.key !== TOASTS_KEY || !region.current) return;
      const isInside = region.current.contains(document.activeElement);
      const target = isInside ? origin.current : region.current.querySelector('button');
      if (!target) return;
      event.preventDefault();
      // The canvas is a frame: it does not tell where the focus comes from.
      if (!isInside) origin.current = document.activeElement as HTMLElement | null;
      target.focus();
    };
    window.addEventListener('keydown', goInOrOut, { capture: true });
    return () => window.removeEventListener('keydown', goInOrOut, { capture: true });
  }, [region]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // The window that gets the focus back names nothing.
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  };
  /** A dialog under the messages stays open. */
  const onKeyDown = (event: KeyPress) => {
    if (event.key !== 'Escape' || !origin.current?.isConnected) return;
    event.stopPropagation();
    origin.current.focus();
  };
  const goOut = useCallback((id: number) => {
    if (document.activeElement?.closest(`[data-toast="${id}"]`)) origin.current?.focus();
  }, []);
  return { onFocus, onKeyDown, goOut };
}

/**
 * Holds messages over the screens inside it, and reads them out when nothing else is being read. F6 moves the focus to them
 * and back.
 */
export function ToastRegion({
  dismissLabel,
  children,
}: {
  /** Name of the button that closes a message. */
  readonly dismissLabel: string;
  readonly children: ReactNode;
}) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const show = useCallback(
    (toast: Toast) =>
      setToasts((shown) => {
        // What is said again takes the place of the same message, unless that offers something.
        const others = shown.filter(({ text, action }) => text !== toast.text || action);
        return [...others, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-MAX_SHOWN);
      }),
    [],
  );
  const region = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown, goOut } = useWayIn(region);
  const dismiss = useCallback(
    (id: number) => {
      goOut(id);
      setToasts((shown) => shown.filter((one) => one.id !== id));
    },
    [goOut],
  );
  const value = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext.Provider value={value}>
      {children}
      {/* React Aria's mark: an open dialog leaves it reachable, and a press in it closes no dialog. */}
      <Region
        ref={region}
        role="status"
        aria-live="polite"
        data-react-aria-top-layer="true"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {toasts.map((toast) => (
          <ToastFrame key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />
        ))}
      </Region>
    </ToastContext.Provider>
  );
}
