import { Field as FormField } from 'react-final-form';
import { TERMS_FIELD } from './answer-problems.ts';
import * as S from '../checkout.styles.ts';
import type { CheckoutTexts } from '../checkout-texts.ts';

/** The checkbox that accepts terms and privacy notice, with links to both. */
export function TermsField({ terms, opensInNewTab }: Pick<CheckoutTexts, 'terms' | 'opensInNewTab'>) {
  return (
    <FormField name={TERMS_FIELD} type="checkbox">
      {({ input, meta }) => {
        const error = meta.touched && meta.error ? String(meta.error) : '';
        return (
          <S.Terms>
            <label>
              <input
                {...input}
                type="checkbox"
                id={`checkout-${TERMS_FIELD}`}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'checkout-terms-error' : undefined}
              />
              <span>
                {terms.map(({ text, href }) =>
                  href === null ? (
                    text
                  ) : (
                    // In a tab of its own, so that the form keeps its answers.
                    <a key={text} href={href} target="_blank" rel="noopener">
                      {text}
                      <span className="visually-hidden"> ({opensInNewTab})</span>
                    </a>
                  ),
                )}
              </span>
            </label>
            {error && <p id="checkout-terms-error">{error}</p>}
          </S.Terms>
        );
      }}
    </FormField>
  );
}
