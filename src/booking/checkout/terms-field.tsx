import { Field as FormField } from 'react-final-form';
import * as S from './checkout.styles.ts';
import type { CheckoutTexts } from './checkout-texts.ts';

/** Name under which the form keeps whether the terms are accepted. */
export const TERMS_FIELD = 'acceptsTerms';

/** The box by which terms and privacy notice are accepted, with links to both. */
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
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'checkout-terms-error' : undefined}
              />
              <span>
                {terms.map(({ text, href }) =>
                  href === null ? (
                    text
                  ) : (
                    // What was typed must not be lost: the text opens beside the form.
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
