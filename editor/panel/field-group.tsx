import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon/icon.tsx';
import { Fields, Section } from './panel.styles.ts';

/** Fields that can be folded together. */
export function FieldGroup({
  title,
  startsOpen = true,
  children,
}: {
  readonly title: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(startsOpen);
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
