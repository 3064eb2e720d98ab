import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { JsonPath } from '../document/json-path.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Fields, Section } from './panel.styles.ts';
import { useFold } from './use-revealed.ts';

/** Fields that can be folded together; unfolded when one of them is asked for. */
export function FieldGroup({
  title,
  paths = [],
  startsOpen = true,
  children,
}: {
  readonly title: string;
  /** Paths of the fields, where findings lead to them. */
  readonly paths?: readonly JsonPath[];
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useFold(startsOpen, paths);
  return (
    <Section open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} size={14} />
        {title}
      </summary>
      {isOpen && <Fields>{children}</Fields>}
    </Section>
  );
}
