import { ChevronDown } from 'lucide';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import { NO_SEARCH_CODES } from '../../domain/promotion-codes.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { SearchFormProps } from './search-form-props.ts';
import * as S from './search-form.styles.ts';

/** The codes of a promotion and of an agreement, behind a line that opens them. */
export function CodeFields(props: SearchFormProps & { readonly id: string }) {
  const { data, t, id } = props;
  const { promotion, agreement } = dataOf(data.completed)?.codes ?? NO_SEARCH_CODES;
  const fields = [
    { name: 'promotionCode', label: t('codes.promotion'), code: promotion?.code },
    { name: 'commercialAgreement', label: t('codes.agreement'), code: agreement?.code },
  ];
  return (
    <S.Codes open={Boolean(promotion ?? agreement)}>
      <summary>
        {t('search.code')}
        <Glyph shapes={ChevronDown} size={18} side="right" />
      </summary>
      <div>
        {fields.map(({ name, label, code }) => (
          <Field key={name} id={`${id}-${name}`} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                maxLength={MAX_ID_CHARACTERS}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={code}
              />
            )}
          </Field>
        ))}
      </div>
    </S.Codes>
  );
}
