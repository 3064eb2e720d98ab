import type { ReactNode } from 'react';
import type { CoverLevels } from '../../../domain/cover-levels.ts';
import { withLevel } from '../../../domain/cover-levels.ts';
import { RISKS } from '../../../domain/excess.ts';
import { extraState, lacksInsurance, quantityOf } from '../../../domain/extras.ts';
import * as S from './cover-choice.styles.ts';
import { type ExtrasChoiceProps, priceText, stateText } from './extra-texts.ts';
import type { ShownExtra } from './shown-extra.ts';

interface Props extends ExtrasChoiceProps {
  readonly cover: CoverLevels<ShownExtra>;
  /** One of several choices of the rental. */
  readonly isOneOfMany: boolean;
}

/** What remains to be paid with a level: the excess by kind of damage, and the deposit. Until that is known, it has the lines of another level. */
function LiabilityTerms({ levelId, liabilities, texts, format }: Props & { readonly levelId: string }) {
  const known = liabilities[levelId];
  const { excess, deposit } = (known === null && Object.values(liabilities).find(Boolean)) || known || {};
  if (!excess) return null;
  const stated = RISKS.flatMap((risk) => {
    const amount = excess[risk];
    return amount ? [{ label: texts.cover.excess[risk], amount }] : [];
  });
  return (
    <S.Terms aria-busy={!known}>
      {[...stated, ...(deposit ? [{ label: texts.cover.deposit, amount: deposit }] : [])].map(
        ({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{known ? format.money(amount) : '…'}</dd>
          </div>
        ),
      )}
    </S.Terms>
  );
}

/** Insurances of which one at most is taken, as one choice: what is included, and the levels above it. */
export function CoverChoice(props: Props) {
  const { cover, isOneOfMany, extras, selection, texts, isInsuranceRequired, onChooseLevel } = props;
  const chosen = cover.levels.find(({ id }) => quantityOf(id, selection) > 0)?.id ?? cover.noneId;
  const { noneId } = cover;
  const without = withLevel(noneId, selection, extras);
  // One insurance is enough where a rental needs one.
  const hasBase = !lacksInsurance(without, extras, isInsuranceRequired);
  const row = (levelId: string, name: string, price: ReactNode, description: string, note: string) => (
    <S.Level key={levelId} data-taken={chosen === levelId || undefined} data-fixed={note || undefined}>
      <input
        type="radio"
        name={`cover${noneId}`}
        id={`extra-${levelId || 'included'}`}
        checked={chosen === levelId}
        disabled={note !== ''}
        aria-describedby={`extra-${levelId || 'included'}-terms`}
        onChange={() => onChooseLevel(levelId)}
      />
      <label htmlFor={`extra-${levelId || 'included'}`}>
        <strong>{name}</strong>
        <span>{price}</span>
      </label>
      <div id={`extra-${levelId || 'included'}-terms`}>
        {description && <p>{description}</p>}
        {note && <small>{note}</small>}
        <LiabilityTerms {...props} levelId={levelId} />
      </div>
    </S.Level>
  );
  const rows = (
    <>
      {hasBase &&
        (noneId === ''
          ? row(
              '',
              texts.cover.included,
              texts.cover.noExtraCost,
              cover.included.map(({ name }) => name).join(' · '),
              '',
            )
          : row(noneId, texts.cover.none, texts.cover.noExtraCost, '', ''))}
      {cover.levels.map((level) => {
        const note = stateText(extraState(level, without, extras), level, props);
        const price = (
          <>
            {`+ ${priceText(level, props)}`}
            {level.netText && <small> {level.netText}</small>}
          </>
        );
        return row(level.id, level.name, price, level.description, note);
      })}
    </>
  );
  if (!isOneOfMany) return rows;
  const nameId = `cover${noneId}-name`;
  return (
    <S.Choice role="group" aria-labelledby={nameId}>
      <p id={nameId}>{cover.levels.map(({ name }) => name).join(' / ')}</p>
      {rows}
    </S.Choice>
  );
}
