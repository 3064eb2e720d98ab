import type { MouseEvent } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';

interface Props {
  readonly href: string;
  readonly label: string;
}

/** Leads to the list of posts; for those who come from there back to where they were in it. */
export function GoBackIsland({ href, label }: Props) {
  const services = useServices();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { document, history } = services;
    const from = URL.parse(document.referrer);
    if (from?.origin !== document.location.origin || from.pathname !== href) return;
    // A post in a tab of its own comes from the list too, and has nothing to go back to.
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a href={href} onClick={goBack}>
      <Adopted as="span" slot="icon" />
      {label}
    </a>
  );
}
