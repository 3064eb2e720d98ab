import { Check, X } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Theme } from '../../generated/page/types.ts';
import { documentSchema } from '../panel/document-schemas.ts';
import { fieldAt } from '../panel/schema-reader.ts';
import { FieldGroup } from '../panel/field-group.tsx';
import { useFields } from '../panel/fields.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { contrastOf } from './contrast.ts';

const Pairs = styled.ul`
  display: grid; gap: 2px;
  li { display: grid; grid-template-columns: 36px minmax(0, 1fr) auto auto; align-items: center; gap: 10px; min-height: 32px; }
  li > .sample { display: grid; place-items: center; height: 26px; border: 1px solid var(--line); border-radius: var(--radius-small); font-weight: 600; }
  li > .sample[data-kind='text']::before { content: 'Aa'; }
  li > .sample[data-kind='control']::before { content: ''; width: 20px; height: 10px; border-radius: 3px; background: currentcolor; }
  li > .ratio { color: var(--ink-muted); font-variant-numeric: tabular-nums; }
  li > .shown { display: flex; gap: 8px; align-items: center; grid-column: 2 / -1; }
  li > .offer { grid-column: 2 / -1; margin-bottom: 6px; }
  .swatch { display: inline-block; width: 14px; height: 14px; border: 1px solid var(--line-control); border-radius: 50%; }
`;

const PALETTE = fieldAt(documentSchema('Theme'), 'palette');

/** Whether the colours of a theme can be told apart, pair by pair; where they cannot, what visitors get, and what to take. */
export function ContrastList({ theme }: { readonly theme: Theme }) {
  const { t, i18n } = useTranslation();
  const { target } = useFields();
  const text = useSchemaText();
  const nameOf = (color: string) => text(fieldAt(PALETTE, color).title);
  const pairs = contrastOf(theme);
  const failing = pairs.filter(({ isEnough }) => !isEnough).length;
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <FieldGroup title={failing === 0 ? t('contrast.good') : t('contrast.failing', { count: failing })}>
      <Pairs>
        {pairs.map(
          ({ color, on, ratio, isText, foreground, background, contrast, isEnough, suggestion, shown }) => (
            <li key={`${color}/${on}`}>
              <span
                className="sample"
                aria-hidden
                data-kind={isText ? 'text' : 'control'}
                style={{ color: foreground, background }}
              />
              <span>{t('contrast.pair', { color: nameOf(color), on: nameOf(on) })}</span>
              <span className="ratio">{format.format(Math.floor(contrast * 10) / 10)}:1</span>
              <Badge tone={isEnough ? 'success' : 'danger'}>
                <Icon of={isEnough ? Check : X} size={12} />
                {t(isEnough ? 'contrast.passes' : 'contrast.fails', { ratio: format.format(ratio) })}
              </Badge>
              {shown && (
                <span className="shown">
                  {t('contrast.shown', { color: shown.foreground, on: shown.background })}
                  <i className="swatch" style={{ background: shown.foreground }} />
                </span>
              )}
              {suggestion && (
                <span className="offer">
                  <Button size="small" onPress={() => target.write(['palette', color], suggestion)}>
                    <i className="swatch" style={{ background: suggestion }} />
                    {t('contrast.take', { color: suggestion })}
                  </Button>
                </span>
              )}
            </li>
          ),
        )}
      </Pairs>
    </FieldGroup>
  );
}
