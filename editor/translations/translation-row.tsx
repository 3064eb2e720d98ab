import { ArrowRight, Check } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationState } from '../../src/runtime/document/translation-states.ts';
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { isMultiline } from '../panel/is-multiline.ts';
import { pasteText } from '../panel/paste-text.ts';
import { useNodeName } from '../workspace/node-name.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { textSchema } from './text-schema.ts';
import type { TextRow } from './translation-rows.ts';
import { Row } from './translation-view.styles.ts';

const TONES: Readonly<Record<TranslationState, BadgeTone>> = {
  missing: 'danger',
  outdated: 'warning',
  present: 'neutral',
  reviewed: 'success',
};

interface Props {
  readonly row: TextRow;
  readonly position: number;
  readonly count: number;
  readonly isActive: boolean;
  /** The default language, which is translated from. */
  readonly source: string;
  readonly onFocus: (row: TextRow) => void;
}

/** A text in the default language, and beside it in the language that it is translated to. */
export function TranslationLine({ row, position, count, isActive, source, onFocus }: Props) {
  const { t } = useTranslation();
  const nameOf = useNodeName();
  const schemaText = useSchemaText();
  const { edits, language } = useWorkspace();
  const id = useId();
  const { location, type, state, text } = row;
  const { schema, titles } = textSchema(type, location.path);
  const name = [
    ...(location.nodeId === null ? [] : [nameOf(location.nodeId)]),
    ...titles.map(schemaText),
  ].join(' › ');
  const most = schema?.maxLength ?? 0;
  const write = (next: string) => {
    const written = schema && isMultiline(schema) ? next : next.replaceAll(/\s*\n\s*/g, ' ');
    if (location.nodeId === null) edits.setFieldText(location.path, language, written);
    else edits.setText(location.nodeId, location.path, language, written);
  };
  return (
    <Row
      aria-posinset={position}
      aria-setsize={count}
      data-key={location.key}
      data-active={isActive ? '' : undefined}
    >
      <span className="name" id={`${id}name`}>
        {name}
      </span>
      <span className="tools">
        <Badge tone={TONES[state]}>{t(`translations.states.${state}`)}</Badge>
        <IconButton
          size="small"
          icon={ArrowRight}
          label={t('translations.copySource')}
          isDisabled={row.source === '' || text === row.source}
          onPress={() => write(row.source)}
        />
        <IconButton
          size="small"
          icon={Check}
          label={t('translations.reviewed')}
          aria-pressed={state === 'reviewed'}
          isDisabled={state === 'missing' || row.source === ''}
          onPress={() => edits.review([location], language, state !== 'reviewed')}
        />
      </span>
      <p className="source" id={`${id}source`} lang={source}>
        {row.source || '–'}
      </p>
      <textarea
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}source`}
        lang={language}
        value={text}
        {...(most > 0 ? { maxLength: most } : {})}
        onPaste={(event) => pasteText(event, schema !== undefined && isMultiline(schema))}
        onChange={(event) => write(event.target.value)}
        onFocus={() => onFocus(row)}
      />
    </Row>
  );
}
