import { useEffect, useState } from 'react';
import { RELOAD_AFTER_MS } from '../../domain/constants.ts';
import { useNow } from '../../runtime/hydration/use-now.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

const CHECK_MS = 5000;

interface Props {
  /** When the page was rendered, in epoch milliseconds. */
  readonly served: number;
  readonly onChange: (isDue: boolean) => void;
}

/** Tells whether ten minutes have passed, after which the prices may be others. Renders nothing. */
export function ReloadTimer({ served, onChange }: Props) {
  const { clock } = useServices();
  // The clocks of server and device may differ, so the time counts from the first use of the page.
  const [opened] = useState(() => clock?.() ?? served);
  const isDue = useNow(CHECK_MS, served) - opened >= RELOAD_AFTER_MS;
  useEffect(() => onChange(isDue), [isDue, onChange]);
  return null;
}
