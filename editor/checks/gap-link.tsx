import type { ReactNode } from 'react';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { Link } from '../ui/link/link.tsx';

/** Leads to the texts of a document that a language has left to write. */
export interface LeadsToTexts {
  /** The address of the texts that a rule found in a language; `null` where nothing is translated to it. */
  readonly to: (language: string, rule: CheckFinding['rule']) => string | null;
  /** Closes what covers them. */
  readonly onFollow: () => void;
}

interface Props {
  /** Without it the document has no list of its texts. */
  readonly leads?: LeadsToTexts;
  readonly language: string;
  readonly rule: CheckFinding['rule'];
  readonly children: ReactNode;
}

/** How many texts of a language are left to write, as a link to where they are translated. */
export function GapLink({ leads, language, rule, children }: Props) {
  const to = leads?.to(language, rule);
  if (!leads || !to) return children;
  return (
    <Link to={to} onClick={leads.onFollow}>
      {children}
    </Link>
  );
}
