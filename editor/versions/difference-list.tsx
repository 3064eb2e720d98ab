import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfHtml } from '../../src/runtime/html/text-of-html.ts';
import type { Difference, SectionDifferences } from '../document/compare.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { shorten } from '../document/shorten.ts';
import { kindOf, nodeOf } from '../document/tree.ts';
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { summaryOf } from '../document/summary.ts';
import { useLoadedManifests } from '../workspace/schemas.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useSentence } from '../workspace/use-sentence.ts';
import { Groups } from './difference-list.styles.ts';
import { type SectionChange, sectionChange } from './section-marks.ts';

/** Longer values are shortened in lists. */
const LONGEST_VALUE = 120;

/** What a value was and is; nothing for values that are no texts, numbers or switches. */
export function DifferenceValues({ values }: Pick<Difference, 'values'>) {
  if (!values) return null;
  const plain = { before: textOfHtml(values.before), after: textOfHtml(values.after) };
  // Texts that differ in their formats alone are shown with them.
  const { before, after } = plain.before === plain.after ? values : plain;
  return (
    <p>
      {before !== '' && <del>{shorten(before, LONGEST_VALUE)}</del>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <ins>{shorten(after, LONGEST_VALUE)}</ins>}
    </p>
  );
}

const TONES: Readonly<Record<SectionChange, BadgeTone>> = {
  added: 'success',
  removed: 'danger',
  moved: 'accent',
  changed: 'warning',
};

const ChangeBadge = ({ change }: { readonly change: SectionChange }) => {
  const { t } = useTranslation();
  return <Badge tone={TONES[change]}>{t(`differences.sections.${change}`)}</Badge>;
};

interface Props {
  readonly compared: readonly SectionDifferences[];
  readonly before: OpenDocument;
  readonly after: OpenDocument;
  /** Language in which sections are told apart by their first text. */
  readonly language: string;
  /** Leads to a node; only nodes that are there are led to. */
  readonly onShow?: (node: string) => void;
  /** What can be done with the differences of a section. */
  readonly actionsOf?: (section: string) => ReactNode;
}

/** What differs between two documents, in words. */
export function DifferenceList({ compared, before, after, language, onShow, actionsOf }: Props) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  useLoadedManifests();
  const describe = useSentence();
  if (compared.length === 0) return <p>{t('differences.none')}</p>;
  return (
    <Groups>
      {compared.map(({ section, differences }) => {
        const document = section !== null && after.nodes.has(section) ? after : before;
        return (
          <section key={section}>
            <header>
              <h4>
                {section === null ? (
                  t('differences.page')
                ) : (
                  <>
                    {typeName(kindOf(nodeOf(document, section)))}{' '}
                    <span>{summaryOf(document, section, language)}</span>
                  </>
                )}
              </h4>
              {section !== null && (
                <ChangeBadge change={sectionChange({ section, differences }, before, after)} />
              )}
              {section !== null && actionsOf?.(section)}
            </header>
            <ul>
              {differences.map(({ sentence, node, values }, at) => (
                <li key={at}>
                  <div>
                    <p>{describe(sentence)}</p>
                    <DifferenceValues values={values} />
                  </div>
                  {onShow && node !== null && after.nodes.has(node) && (
                    <Button size="small" variant="quiet" onPress={() => onShow(node)}>
                      {t('differences.show')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Groups>
  );
}
