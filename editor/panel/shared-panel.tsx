import { Component } from 'lucide';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '../../src/site/routes.ts';
import { nameOfBody } from '../app/document-name.ts';
import { useServices } from '../app/services.tsx';
import { ArchiveButton } from '../app/settings/archive-button.tsx';
import { hasRole } from '../app/session/use-operator.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { UseList } from '../app/settings/use-list.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { documentSchema } from './document-schemas.ts';
import { fieldAt } from './schema-reader.ts';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { documentTarget } from './field-target.ts';
import { FieldsProvider } from './fields.ts';
import { Header } from './panel.styles.ts';
import { useValidators } from './use-validators.ts';
import { problemsOf } from './validation.ts';

const LIST = fieldAt(documentSchema('SiteConfiguration'), 'sharedComponents');
const SHARED = LIST.items ?? LIST;
const FIELDS = ['name', 'wrapperTag'] as const;

/** What an open shared section is called, what is around it, and where it is used. */
export function SharedPanel() {
  const { t } = useTranslation();
  const { api } = useServices();
  const { role } = useSite().site;
  const { site, pageId, edits, language } = useWorkspace();
  const kind = 'sharedComponent';
  const document = useDocument();
  const validators = useValidators();
  const problems = useMemo(
    () => problemsOf(validators?.bodyFindings(kind, pageId, document.body) ?? []),
    [validators, kind, pageId, document.body],
  );
  const { data: uses } = useQuery({
    queryKey: ['uses', site.id, kind],
    queryFn: () => api.call('documentUses', { site: site.id, path: { kind } }),
    staleTime: 0,
  });
  const usedBy = uses?.find((one) => one.id === pageId)?.usedBy ?? [];
  return (
    <FieldsProvider
      value={{
        target: documentTarget(document, edits, problems, defaultLanguage(site.settings.site)),
        site,
        language,
      }}
    >
      <Header>
        <h2>
          <Icon of={Component} size={18} />
          {t('uses.kinds.sharedComponent')}
        </h2>
      </Header>
      <FieldGroup title={t('shared.settings')}>
        {FIELDS.map((name) => (
          <Field key={name} path={[name]} schema={fieldAt(SHARED, name)} />
        ))}
      </FieldGroup>
      <FieldGroup title={t('media.usedBy')}>
        {uses && usedBy.length === 0 && <p>{t('shared.unused')}</p>}
        {usedBy.length > 0 && <UseList usedBy={usedBy} />}
        {hasRole(role, 'publisher') && (
          <ArchiveButton kind={kind} id={pageId} name={nameOfBody(document.body) || pageId} />
        )}
      </FieldGroup>
    </FieldsProvider>
  );
}
