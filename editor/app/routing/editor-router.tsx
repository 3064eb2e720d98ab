import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'react-router-dom';
import { useLatest } from '../../workspace/use-latest.ts';
import type { Guard, GuardedHistory, HeldChange } from './guarded-history.ts';

const HistoryContext = createContext<GuardedHistory | null>(null);

/** Shows what is inside by the addresses of a history; what is shown stays until the next is loaded. */
export function EditorRouter({
  history,
  children,
}: {
  readonly history: GuardedHistory;
  readonly children: ReactNode;
}) {
  const [location, setLocation] = useState(history.location.value);
  useEffect(() => {
    const follow = () => startTransition(() => setLocation(history.location.value()));
    follow();
    return history.location.subscribe(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** Holds back changes of the address as long as it is rendered; the change that waits, or `null`. */
export function useHeldChange(isHeld: Guard): HeldChange | null {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('no EditorRouter around');
  const latest = useLatest(isHeld);
  useEffect(() => history.guard((from, to) => latest.current(from, to)), [history, latest]);
  return useSyncExternalStore(history.held.subscribe, history.held.value);
}
