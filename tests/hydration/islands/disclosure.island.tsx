import { useEffect, useId, useState } from 'react';
import { Adopted } from '../../../src/runtime/hydration/adopted.tsx';

export interface DisclosureProps {
  readonly title: string;
}

/** A heading that shows and hides its content. */
export function DisclosureIsland({ title }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasContent, setContent] = useState(true);
  const [presses, setPresses] = useState(0);
  const id = useId();
  useEffect(() => {
    performance.mark('live');
  }, []);
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      <button type="button" data-testid="remove" onClick={() => setContent(!hasContent)}>
        x
      </button>
      {hasContent && (
        <Adopted
          as="div"
          slot="content"
          id={id}
          hidden={!isOpen}
          data-presses={presses}
          onClick={({ target }) => (target as Element).matches('button') && setPresses(presses + 1)}
        />
      )}
    </>
  );
}
