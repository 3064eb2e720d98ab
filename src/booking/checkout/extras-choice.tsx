import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import {
  type ExtraState,
  extraState,
  groupExtras,
  quantityOf,
  type SelectedExtra,
} from '../../domain/extras.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../runtime/text/money-format.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { ExtrasTexts } from './checkout-texts.ts';
import * as S from './extras-choice.styles.ts';

interface Props {
  readonly extras: readonly OfferedExtra[];
  readonly selection: readonly SelectedExtra[];
  readonly texts: ExtrasTexts;
  readonly format: MoneyFormat;
  readonly onChoose: (extraId: string, quantity: number) => void;
  /** Shown with the insurances. */
  readonly insuranceNotice?: ReactNode;
}

function priceText({ price, isPriceByDay, isRequired }: OfferedExtra, { texts, format }: Props): string {
  if (price.minor === 0) return isRequired ? texts.required : texts.free;
  return interpolate(isPriceByDay ? texts.perDay : texts.perRental, { price: format.money(price) });
}

/** Why an extra cannot be changed; '' when it can. */
function stateText(state: ExtraState, { extras, texts }: Pick<Props, 'extras' | 'texts'>): string {
  if (state.kind === 'free') return '';
  if (state.kind === 'locked') return texts.required;
  if (state.reason === 'not-available') return texts.notAvailable;
  const blocker = extras.find(({ id }) => id === state.by);
  return interpolate(texts.excluded, { extra: blocker?.name ?? '' });
}

const isBox = (state: ExtraState): boolean => state.kind !== 'free' || state.control === 'checkbox';

/** A checkbox, or a stepper for extras that can be taken more than once. */
function Control({ extra, ...props }: Props & { readonly extra: OfferedExtra }) {
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

function ExtraRow({ extra, ...props }: Props & { readonly extra: OfferedExtra }) {
  const { extras, selection, texts } = props;
  const state = extraState(extra, selection, extras);
  const price = priceText(extra, props);
  const note = stateText(state, { extras, texts });
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
      <S.Amount id={`extra-${extra.id}-price`}>{price}</S.Amount>
      <Control extra={extra} {...props} />
    </S.Row>
  );
}

/** The extras of a car by group; groups without extras are left out. */
export function ExtrasChoice(props: Props) {
  const { insurance, additional, other } = groupExtras(props.extras);
  const isAnythingPriced = props.extras.some(({ price }) => price.minor > 0);
  const groups: readonly {
    readonly title: string;
    readonly members: readonly OfferedExtra[];
    readonly notice?: ReactNode;
  }[] = [
    { title: props.texts.groups.insurance, members: insurance, notice: props.insuranceNotice },
    { title: props.texts.groups.additional, members: additional },
    { title: props.texts.groups.other, members: other },
  ];
  return (
    <>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ title, members, notice }) => (
          <S.Group key={title}>
            <legend>{title}</legend>
            {notice}
            {members.map((extra) => (
              <ExtraRow key={extra.id} extra={extra} {...props} />
            ))}
          </S.Group>
        ))}
      {isAnythingPriced && <S.Kind>{props.texts.taxes}</S.Kind>}
    </>
  );
}
