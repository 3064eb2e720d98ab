import { useEffect, useRef } from 'react';

/** Keeps a form that was sent while its price was being asked, and sends it when the price is there. */
export function useSubmitWhenPriced(isUpdating: boolean): (form: HTMLFormElement) => void {
  const waiting = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (isUpdating) return;
    const form = waiting.current;
    waiting.current = null;
    form?.requestSubmit();
  }, [isUpdating]);
  return (form) => {
    waiting.current = form;
  };
}
