import { Copy, Plus } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { BUILT_IN_TEMPLATES } from '../../../src/site/page-templates/built-in-templates.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Thumbnail } from '../page-list/thumbnail.tsx';
import { Blank, Card, Cards, Choice } from './template-card.styles.ts';
import type { PageBeginning } from './page-beginning.ts';
import type { ListedTemplate } from './use-templates.ts';

const Picker = styled.fieldset`
  min-width: 0; margin: 0; padding: 0; border: 0;
  h3 { margin: 16px 0 8px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 500; }
`;

/** Chooses what a new page begins with, by pictures: nothing, a template, or another page. */
export function TemplatePicker({
  chosen,
  onChoose,
  templates,
  copied,
  language,
}: {
  readonly chosen: PageBeginning;
  readonly onChoose: (beginning: PageBeginning) => void;
  readonly templates: readonly ListedTemplate[];
  /** The page that a copy would be of; `null` where the site has none. */
  readonly copied: { readonly id: string; readonly version: number } | null;
  /** The default language of the site, in which the pictures are. */
  readonly language: string;
}) {
  const { t } = useTranslation();
  const name = useId();
  const choice = (beginning: PageBeginning, title: string, text: string, picture: ReactNode) => (
    <Choice key={`${beginning.kind} ${beginning.id}`}>
      <input
        type="radio"
        name={name}
        checked={chosen.kind === beginning.kind && (chosen.id === beginning.id || beginning.kind === 'page')}
        onChange={() => onChoose(beginning)}
      />
      <Card>
        {picture}
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </Card>
    </Choice>
  );
  const picture = (kind: 'page' | 'pageTemplate' | 'builtInTemplate', id: string, version = 0) => (
    <Thumbnail of={{ kind, id }} version={version} language={language} />
  );
  return (
    <Picker>
      <VisuallyHidden elementType="legend">{t('pages.origin')}</VisuallyHidden>
      <Cards>
        {choice(
          { kind: 'empty', id: '' },
          t('templates.empty'),
          t('templates.emptyText'),
          <Blank>
            <Icon of={Plus} size={20} />
          </Blank>,
        )}
        {copied &&
          choice(
            { kind: 'page', id: copied.id },
            t('templates.copy'),
            t('templates.copyText'),
            chosen.kind === 'page' ? (
              picture('page', copied.id, copied.version)
            ) : (
              <Blank>
                <Icon of={Copy} size={20} />
              </Blank>
            ),
          )}
      </Cards>
      {templates.length > 0 && (
        <>
          <h3>{t('templates.own')}</h3>
          <Cards>
            {templates.map(({ id, name: title, description, draftVersion }) =>
              choice(
                { kind: 'pageTemplate', id },
                title,
                description,
                picture('pageTemplate', id, draftVersion),
              ),
            )}
          </Cards>
        </>
      )}
      <h3>{t('templates.builtIn')}</h3>
      <Cards>
        {BUILT_IN_TEMPLATES.map((id) =>
          choice(
            { kind: 'builtInTemplate', id },
            t(`templates.names.${id}`),
            t(`templates.texts.${id}`),
            picture('builtInTemplate', id),
          ),
        )}
      </Cards>
    </Picker>
  );
}
