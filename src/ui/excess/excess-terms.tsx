import styled from 'styled-components';
import { type Excess, RISKS, type Risk } from '../../domain/excess.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';

const Terms = styled.div`
  font-size: 14px;
  line-height: 1.4;
  color: var(--muted);
  & > dl { display: flex; flex-wrap: wrap; gap: 0 16px; }
  & > dl > div { display: flex; gap: 6px; }
  & dd { color: var(--ink); font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

interface Props {
  readonly excess: Excess;
  /** Kinds of damage whose excess the site shows. */
  readonly risks: readonly Risk[];
  readonly t: Translate;
  readonly format: Format;
}

/** The excess by kind of damage; renders nothing where none is stated. */
export function ExcessTerms({ excess, risks, t, format }: Props) {
  const stated = RISKS.flatMap((risk) => {
    const amount = risks.includes(risk) ? excess[risk] : undefined;
    return amount === undefined ? [] : [{ risk, amount }];
  });
  if (stated.length === 0) return null;
  return (
    <Terms>
      <p>{t('results.excess.title')}</p>
      <dl>
        {stated.map(({ risk, amount }) => (
          <div key={risk}>
            <dt>{t(`results.excess.${risk}`)}</dt>
            <dd>{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Terms>
  );
}
