import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { enabledLanguages } from '../../src/site/routes.ts';
import { StillPage } from '../canvas/still-page.tsx';
import { Button } from '../ui/button/button.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { type Situation, situationsOf } from './situations.ts';

const Grid = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: 16px;
  align-content: start;
  overflow: auto;
  margin: 0;
  padding: 16px;
  background: var(--desk);
  list-style: none;
`;
const Cell = styled.li`
  display: flex;
  flex-direction: column;
  height: 420px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  & > header {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 8px 8px 12px;
    border-bottom: 1px solid var(--line);
  }
  & h2 { font-size: 13px; font-weight: 600; }
  & small { color: var(--ink-muted); }
`;

/** One page in every booking scenario, with the languages and widths taking turns. */
export function SituationGrid({ onOpen }: { readonly onOpen: (situation: Situation) => void }) {
  const { t } = useTranslation();
  const { site, kind, pageId } = useWorkspace();
  const document = useDocument();
  return (
    <Grid aria-label={t('scenarios.grid')}>
      {situationsOf(enabledLanguages(site.settings.site)).map((situation) => {
        const { scenario, language, width } = situation;
        const name = t(`scenarios.${scenario}`);
        return (
          <Cell key={scenario}>
            <header>
              <div>
                <h2>{name}</h2>
                <small>
                  {language} · {t('scenarios.width', { width })}
                </small>
              </div>
              <Button size="small" onPress={() => onOpen(situation)}>
                {t('scenarios.open')}
              </Button>
            </header>
            <StillPage
              title={t('scenarios.frame', { name, language, width })}
              site={site}
              kind={kind}
              pageId={pageId}
              document={document}
              language={language}
              width={width}
              scenario={scenario}
            />
          </Cell>
        );
      })}
    </Grid>
  );
}
