import { useEffect, useEffectEvent, useState } from 'react';
import { RELOAD_AFTER_MS } from '../../domain/constants.ts';
import { useNow } from '../../runtime/hydration/use-now.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

const CHECK_MS = 5000;

interface Props {
  /** When the page was rendered, in epoch milliseconds. */
  readonly served: number;
  readonly onDue: () => void;
}

/** Tells every few seconds that ten minutes have passed, after which the prices may be others. Renders nothing. */
export function ReloadTimer({ served, onDue }: Props) {
  const { clock } = useServices();
  // The clocks of server and device may differ, so the time counts from the first use of the page.
  const [opened] = useState(() => clock?.() ?? served);
  const now = useNow(CHECK_MS, served);
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (now - opened >= RELOAD_AFTER_MS) due();
  }, [now, opened]);
  return null;
}
