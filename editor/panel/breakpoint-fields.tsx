import { RotateCcw } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../ui/button/icon-button.tsx';
import type { PropertySchema } from '../workspace/schemas.ts';
import { useSchemaText, useTranslatedSchema } from '../workspace/use-schema-text.ts';
import {
  type Breakpoint,
  commonWords,
  FIRST_PIXEL,
  inheritedValue,
  type ShownValue,
  valuesByWidth,
} from './breakpoints.ts';
import { explainedBy } from './help-pane.tsx';
import { storedOrDefault } from './field-values.ts';
import { useFields } from './fields.ts';
import { readNumber } from './number-control.tsx';
import { useFocusWhenRevealed } from './use-revealed.ts';
import { problemText } from './problem-text.ts';
import { problemAt } from './validation.ts';

const Table = styled.div`
  display: grid; grid-template-columns: auto 56px minmax(0, 1fr) 24px; align-items: center; gap: 4px 8px;
  & > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-height: 28px; }
  & > strong { grid-column: 1 / -1; font-weight: 500; }
  label { color: var(--ink-muted); white-space: nowrap; }
  input { width: 100%; height: 28px; padding: 0 8px; border: 1px solid var(--line-control); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
  input:focus-visible { border-color: var(--accent); outline: 1px solid var(--accent); }
  input::placeholder { color: var(--ink-faint); opacity: 1; }
  input[aria-invalid] { border-color: var(--danger); }
  small { overflow: hidden; color: var(--ink-faint); font-size: var(--text-small); text-overflow: ellipsis; white-space: nowrap; }
  small[data-error] { color: var(--danger-ink); }
`;

/** What a width is called. */
function useWidthName() {
  const { t } = useTranslation();
  return (name: Breakpoint) =>
    name === 'xs' ? t('breakpoints.phones') : t('breakpoints.from', { pixels: FIRST_PIXEL[name] });
}

/** One width: its own value, or the inherited one, greyed; emptied, or by Delete, it inherits again. */
function Width({ name, schema: stored, value, from }: ShownValue) {
  const { t } = useTranslation();
  const { target } = useFields();
  const schema = useTranslatedSchema(stored);
  const container = useFocusWhenRevealed([name], () => false);
  const widthName = useWidthName();
  const text = useSchemaText();
  const problem = problemAt(target.problems, [name]);
  const error = problem && problemText(t, text, schema, problem);
  const inherit = () => target.write([name], inheritedValue(stored));
  const isFirst = name === 'xs';
  const origin = from ? t('breakpoints.inherited', { width: widthName(from) }) : '';
  const note = `breakpoint-${name}`;
  return (
    <div ref={container} {...explainedBy(schema)}>
      <label htmlFor={`${note}-value`}>{widthName(name)}</label>
      <input
        id={`${note}-value`}
        aria-label={`${schema.title}${origin && `, ${String(value)} ${origin}`}`}
        aria-describedby={note}
        aria-invalid={error ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={from ? String(value) : ''}
        value={from || value === undefined ? '' : String(value)}
        onChange={({ target: { value: text } }) => {
          const number = readNumber(text);
          if (number === undefined && !isFirst) inherit();
          else target.write([name], number);
        }}
      />
      <small id={note} data-error={error ? '' : undefined} title={error || origin}>
        {error || origin}
      </small>
      {from || isFirst ? (
        <span />
      ) : (
        <IconButton
          size="small"
          icon={RotateCcw}
          label={t('breakpoints.reset', { width: widthName(name) })}
          onPress={inherit}
        />
      )}
    </div>
  );
}

/** The values of a component for each width, the smallest first: which are its own, and which are inherited from where. */
export function BreakpointFields({
  of,
}: {
  readonly of: readonly (readonly [Breakpoint, PropertySchema])[];
}) {
  const { t } = useTranslation();
  const { target } = useFields();
  const text = useSchemaText();
  const title = commonWords(of.map(([, schema]) => text(schema.title))) || t('breakpoints.title');
  const shown = valuesByWidth(of, (name, schema) => storedOrDefault(target, [name], schema));
  return (
    <Table role="group" aria-label={title}>
      <strong aria-hidden>{title}</strong>
      {shown.map((one) => (
        <Width key={one.name} {...one} />
      ))}
    </Table>
  );
}
