import { LayoutTemplate } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { documentSchema } from './document-schemas.ts';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { documentTarget } from './field-target.ts';
import { FieldsProvider } from './fields.ts';
import { OriginNote } from './origin-note.tsx';
import { Header } from './panel.styles.ts';
import { fieldAt } from './schema-reader.ts';
import { useValidators } from './use-validators.ts';
import { problemsOf } from './validation.ts';

const TEMPLATE = documentSchema('PageTemplate');
const NAMING = ['name', 'description'] as const;
const STRUCTURE_FIELDS = ['layoutId', 'showBreadcrumb'] as const;

/** What an open template is called, what it is good for, and what its pages stand in. */
export function TemplatePanel() {
  const { t } = useTranslation();
  const { site, pageId, edits, language } = useWorkspace();
  const document = useDocument();
  const { body } = document;
  const validators = useValidators();
  const problems = useMemo(() => {
    // The nodes have checks of their own.
    const { pageCSS } = isRecord(body.builder) ? body.builder : {};
    const builder = { format: 1, sections: [], ...(pageCSS === undefined ? {} : { pageCSS }) };
    return problemsOf(validators?.bodyFindings('pageTemplate', pageId, { ...body, builder }) ?? []);
  }, [validators, pageId, body]);
  const fields = (names: readonly string[]) =>
    names.map((name) => <Field key={name} path={[name]} schema={fieldAt(TEMPLATE, name)} />);
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
          <Icon of={LayoutTemplate} size={18} />
          {t('uses.kinds.pageTemplate')}
        </h2>
        <OriginNote body={body} />
      </Header>
      <FieldGroup title={t('templates.naming')}>{fields(NAMING)}</FieldGroup>
      <FieldGroup title={t('templates.pages')}>{fields(STRUCTURE_FIELDS)}</FieldGroup>
    </FieldsProvider>
  );
}
