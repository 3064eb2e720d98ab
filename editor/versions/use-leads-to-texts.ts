import { useSearchParams } from 'react-router-dom';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { LeadsToTexts } from '../checks/gap-link.tsx';
import { countIn } from '../checks/said-languages.ts';
import { addressOfTexts, ON_PAGE } from '../workspace/page-views.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { FoundIn } from './use-findings-of-all.ts';

/** Whether the texts of such a document are translated in a list. */
const hasTexts = ({ kind }: FoundIn) => kind === 'page' || kind === 'sharedComponent';

/**
 * Leads from what a language lacks to the first document that lacks it.
 * @param found what was found in each document that is published
 */
export function useLeadsToTexts(found: readonly FoundIn[], onFollow: () => void): LeadsToTexts {
  const { site, kind, pageId } = useWorkspace();
  const onPage = useSearchParams()[0].get(ON_PAGE);
  return {
    to(wanted, rule) {
      const language = enabledLanguages(site.settings.site).find((one) => one === wanted);
      if (!language || language === defaultLanguage(site.settings.site)) return null;
      const lacking = found.find((one) => hasTexts(one) && countIn(one.findings, rule, language) > 0);
      if (!lacking) return null;
      const isOpen = lacking.kind === kind && lacking.id === pageId;
      // A sample is shown among the texts that are outdated.
      const texts = rule === 'missing-translation' ? 'missing' : 'outdated';
      const shown = { onPage: isOpen ? onPage : null, language, texts };
      return addressOfTexts(documentPath(site.id, lacking), site, shown);
    },
    onFollow,
  };
}
