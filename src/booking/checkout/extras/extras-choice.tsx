import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { type ExtraState, extraState, groupExtras, quantityOf } from '../../../domain/extras.ts';
import { coverChoices } from '../../../domain/cover-levels.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import { type ExtrasChoiceProps, priceText, stateText } from './extra-texts.ts';
import { CoverChoice } from './cover-choice.tsx';
import * as S from './extras-choice.styles.ts';
import type { ShownExtra } from './shown-extra.ts';

type Props = ExtrasChoiceProps;

const isBox = (state: ExtraState): boolean => state.kind !== 'free' || state.control === 'checkbox';

/** A checkbox, or a stepper for extras that can be taken more than once. */
function Control({ extra, ...props }: Props & { readonly extra: ShownExtra }) {
  const { extras, selection, texts, onChoose } = props;
  const state = extraState(extra, selection, extras);
  const quantity = quantityOf(extra.id, selection);
  const describedBy = `extra-${extra.id}-description extra-${extra.id}-price`;
  if (state.kind !== 'free' || state.control === 'checkbox')
    return (
      <input
        type="checkbox"
        id={`extra-${extra.id}`}
        checked={quantity > 0}
        disabled={state.kind !== 'free'}
        aria-describedby={describedBy}
        onChange={({ target }) => onChoose(extra.id, target.checked ? 1 : 0)}
      />
    );
  const isMost = state.limit !== null && quantity >= state.limit;
  return (
    <S.Stepper role="group" aria-labelledby={`extra-${extra.id}-name`} aria-describedby={describedBy}>
      {/* A disabled button would lose the focus: `aria-disabled` keeps it. */}
      <button
        type="button"
        aria-label={interpolate(texts.remove, { extra: extra.name })}
        aria-disabled={quantity === 0 || undefined}
        onClick={() => quantity > 0 && onChoose(extra.id, quantity - 1)}
      >
        <Glyph shapes={Minus} size={18} />
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={interpolate(texts.add, { extra: extra.name })}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onChoose(extra.id, quantity + 1)}
      >
        <Glyph shapes={Plus} size={18} />
      </button>
    </S.Stepper>
  );
}

function ExtraRow({ extra, ...props }: Props & { readonly extra: ShownExtra }) {
  const { extras, selection, texts } = props;
  const state = extraState(extra, selection, extras);
  const price = priceText(extra, props);
  const note = stateText(state, extra, { extras, texts });
  const isTaken = quantityOf(extra.id, selection) > 0;
  const nameId = `extra-${extra.id}-name`;
  return (
    <S.Row data-taken={isTaken || undefined} data-fixed={state.kind !== 'free' || undefined}>
      <S.Description>
        {isBox(state) ? (
          <label htmlFor={`extra-${extra.id}`} id={nameId}>
            {extra.name}
          </label>
        ) : (
          <span id={nameId}>{extra.name}</span>
        )}
        <div id={`extra-${extra.id}-description`}>
          {extra.description && <p>{extra.description}</p>}
          {note && note !== price && <small>{note}</small>}
        </div>
      </S.Description>
      <S.Amount id={`extra-${extra.id}-price`}>
        {price}
        {extra.netText && <small> {extra.netText}</small>}
      </S.Amount>
      <Control extra={extra} {...props} />
    </S.Row>
  );
}

/** The extras of a car by group; groups without extras are left out. */
export function ExtrasChoice(props: Props) {
  const { insurance, additional, other } = groupExtras(props.extras);
  const covers = coverChoices(props.extras);
  const isInCover = (extra: ShownExtra) =>
    covers.some(({ included, levels }) => [...included, ...levels].includes(extra));
  const isAnythingPriced = props.extras.some(({ price }) => price.minor > 0);
  const groups: readonly {
    readonly title: string;
    readonly members: readonly ShownExtra[];
    readonly levels?: readonly ReactNode[];
    readonly notice?: ReactNode;
  }[] = [
    {
      title: props.texts.groups.insurance,
      members: insurance.filter((extra) => !isInCover(extra)),
      levels: covers.map((cover) => (
        <CoverChoice key={cover.noneId} {...props} cover={cover} isOneOfMany={covers.length > 1} />
      )),
      notice: props.insuranceNotice,
    },
    { title: props.texts.groups.additional, members: additional },
    { title: props.texts.groups.other, members: other },
  ];
  return (
    <>
      {groups
        .filter(({ members, levels }) => members.length > 0 || levels?.length)
        .map(({ title, members, levels, notice }) => (
          <S.Group key={title}>
            <legend>{title}</legend>
            {notice}
            {levels}
            {members.map((extra) => (
              <ExtraRow key={extra.id} extra={extra} {...props} />
            ))}
          </S.Group>
        ))}
      {isAnythingPriced && <S.Kind>{props.texts.taxes}</S.Kind>}
    </>
  );
}
