import { useFormState } from 'react-final-form';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { ShownField } from './shown-field.ts';
import * as S from './form-fieldset.styles.ts';

interface Props {
  /** Begins the ids of the fields. */
  readonly idPrefix: string;
  /** A field without a label has messages that name it. */
  readonly fields: readonly Pick<ShownField, 'name' | 'label' | 'messages'>[];
  readonly title: string;
  /** A label and what it says, with `{{label}}` and `{{value}}`. */
  readonly labelled: string;
}

/**
 * After a refused submission: every field with its problem, as links, until all is right. Before it a problem is
 * announced as soon as its field is left.
 */
export function ErrorSummary({ idPrefix, fields, title, labelled }: Props) {
  const { submitFailed, errors, submitErrors, touched, dirtyFieldsSinceLastSubmit } = useFormState();
  const problemOf = ({ name }: Props['fields'][number]) =>
    errors?.[name] || (!dirtyFieldsSinceLastSubmit?.[name] && submitErrors?.[name]);
  /** The problem, after the label: a message alone does not say which field it is of, but where an answer is missing. */
  const told = (field: Props['fields'][number]) => {
    const problem: string = problemOf(field);
    const { label, messages } = field;
    return label === '' || problem === messages.required
      ? problem
      : interpolate(labelled, { label, value: problem });
  };
  const wrong = fields.filter((field) => touched?.[field.name] && problemOf(field));
  // One problem is seen at its field.
  const isListed = submitFailed && wrong.length > 1;
  return (
    // Each problem is told once, not with all that were told before.
    <div role="status" aria-atomic="false" className={isListed ? undefined : 'visually-hidden'}>
      {isListed ? (
        <S.Summary data-problems="">
          <p>{title}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${idPrefix}-${field.name}`}
                  onClick={(event) => {
                    const { hash, ownerDocument } = event.currentTarget;
                    // The address stays as it is: it names the rental.
                    event.preventDefault();
                    ownerDocument.getElementById(hash.slice(1))?.focus();
                  }}
                >
                  {told(field)}
                </a>
              </li>
            ))}
          </ul>
        </S.Summary>
      ) : (
        wrong.map((field) => <p key={field.name}>{told(field)}</p>)
      )}
    </div>
  );
}
