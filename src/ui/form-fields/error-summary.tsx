import { useFormState } from 'react-final-form';
import type { ShownField } from './shown-field.ts';
import * as S from './form-fieldset.styles.ts';

interface Props {
  /** Begins the ids of the fields. */
  readonly idPrefix: string;
  readonly fields: readonly ShownField[];
  readonly title: string;
}

/**
 * After a refused submission: every field with its problem, as links, until all is right. Before it a problem is
 * announced as soon as its field is left.
 */
export function ErrorSummary({ idPrefix, fields, title }: Props) {
  const { submitFailed, errors, submitErrors, touched, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: {
      submitFailed: true,
      errors: true,
      submitErrors: true,
      touched: true,
      dirtyFieldsSinceLastSubmit: true,
    },
  });
  const problemOf = ({ name }: ShownField): string =>
    errors?.[name] || (dirtyFieldsSinceLastSubmit?.[name] ? '' : submitErrors?.[name]) || '';
  const wrong = fields.filter((field) => touched?.[field.name] && problemOf(field) !== '');
  // One problem is seen at its field.
  const isListed = submitFailed && wrong.length > 1;
  return (
    <div role="status" className={isListed ? undefined : 'visually-hidden'}>
      {isListed ? (
        <S.Summary>
          <p>{title}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${idPrefix}-${field.name}`}
                  onClick={(event) => {
                    // The address stays as it is: it names the rental.
                    event.preventDefault();
                    document.getElementById(`${idPrefix}-${field.name}`)?.focus();
                  }}
                >
                  {problemOf(field)}
                </a>
              </li>
            ))}
          </ul>
        </S.Summary>
      ) : (
        wrong.map(problemOf).join(' ')
      )}
    </div>
  );
}
