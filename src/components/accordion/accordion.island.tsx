import { useId, useState } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';

interface Props {
  /** Items in order; the content of each is the slot of its id. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Items that are open at first. */
  readonly open: readonly string[];
  readonly multiple: boolean;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Marks questions and answers for search engines. */
  readonly faqData: boolean;
}

/** With more regions than this, lists of landmarks would be flooded by them. */
const MAX_REGIONS = 6;

const QUESTION = { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' };
const ANSWER = { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' };

/** Headings that open and close their contents, which stay as they were served. */
export function AccordionIsland({ items, open, multiple, headingLevel, faqData }: Props) {
  const [opened, setOpened] = useState(open);
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;
  const toggle = (id: string) =>
    setOpened((before) => {
      if (before.includes(id)) return before.filter((other) => other !== id);
      return multiple ? [...before, id] : [id];
    });
  return items.map(({ id, title }) => {
    const isOpen = opened.includes(id);
    const regionAttributes =
      items.length <= MAX_REGIONS ? { role: 'region', 'aria-labelledby': `${prefix}b${id}` } : {};
    return (
      <div key={id} data-item="" {...(faqData ? QUESTION : {})}>
        <Heading>
          <button
            type="button"
            id={`${prefix}b${id}`}
            aria-expanded={isOpen}
            aria-controls={`${prefix}r${id}`}
            onClick={() => toggle(id)}
          >
            <span itemProp={faqData ? 'name' : undefined}>{title}</span>
          </button>
        </Heading>
        <div
          id={`${prefix}r${id}`}
          hidden={!isOpen}
          data-reveal=""
          {...regionAttributes}
          {...(faqData ? ANSWER : {})}
        >
          <Adopted as="div" slot={id} itemProp={faqData ? 'text' : undefined} />
        </div>
      </div>
    );
  });
}
