import { FileCog } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import type { JsonObject } from '../document/page-document.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { PAGE } from './page-schema.ts';
import { fieldAt } from './schema-reader.ts';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { documentTarget, type Problems } from './field-target.ts';
import { FieldsProvider, RevealedProvider } from './fields.ts';
import { OriginNote } from './origin-note.tsx';
import { Header } from './panel.styles.ts';
import { SearchPreview } from './search-preview.tsx';
import { useValidators, type Validators } from './use-validators.ts';
import { problemsOf } from './validation.ts';

/** What the page is called, where it is found and what surrounds it. */
const STRUCTURE_FIELDS = ['menuLabel', 'slugs', 'layoutId', 'showBreadcrumb'] as const;
const SEO = fieldAt(PAGE, 'seo');
/** What a search result shows; the rest is for specialists. */
const SHOWN_IN_RESULTS: readonly string[] = ['title', 'description'];
const PAGE_CSS = fieldAt(PAGE, 'builder', 'pageCSS');
const SCRIPTS = fieldAt(PAGE, 'builder', 'scripts');

/** What is wrong with the settings of a page; its nodes have checks of their own. */
function settingsProblems(id: string, body: JsonObject, validators: Validators | null): Problems {
  if (!validators) return new Map();
  const { pageCSS, scripts } = isRecord(body.builder) ? body.builder : {};
  const builder = {
    format: 1,
    sections: [],
    ...(pageCSS === undefined ? {} : { pageCSS }),
    ...(scripts === undefined ? {} : { scripts }),
  };
  return problemsOf(validators.bodyFindings('page', id, { ...body, builder }));
}

/** The settings of the open page, from the schemas of pages. */
export function PagePanel() {
  const { t } = useTranslation();
  const text = useSchemaText();
  const { site, pageId, edits, language, revealed } = useWorkspace();
  const document = useDocument();
  const { body } = document;
  const validators = useValidators();
  const problems = useMemo(() => settingsProblems(pageId, body, validators), [pageId, body, validators]);
  const target = documentTarget(document, edits, problems, defaultLanguage(site.settings.site));
  const seoFields = (isShownInResults: boolean) => {
    const fields = Object.entries(SEO.properties ?? {}).filter(
      ([name]) => SHOWN_IN_RESULTS.includes(name) === isShownInResults,
    );
    return {
      paths: fields.map(([name]) => ['seo', name]),
      fields: fields.map(([name, schema]) => <Field key={name} path={['seo', name]} schema={schema} />),
    };
  };
  const [search, searchMore] = [seoFields(true), seoFields(false)];
  return (
    <RevealedProvider value={revealed?.nodeId === null ? revealed : null}>
      <FieldsProvider value={{ target, site, language }}>
        <Header>
          <h2>
            <Icon of={FileCog} size={18} />
            {t('page.title')}
          </h2>
          <OriginNote body={body} />
        </Header>
        <FieldGroup title={t('page.place')} paths={STRUCTURE_FIELDS.map((name) => [name])}>
          {STRUCTURE_FIELDS.map((name) => (
            <Field key={name} path={[name]} schema={fieldAt(PAGE, name)} />
          ))}
        </FieldGroup>
        <FieldGroup title={t('page.search')} paths={search.paths}>
          <SearchPreview />
          {search.fields}
        </FieldGroup>
        <FieldGroup title={t('page.searchMore')} paths={searchMore.paths} startsOpen={false}>
          {searchMore.fields}
        </FieldGroup>
        <FieldGroup title={text(PAGE_CSS.title)} paths={[['builder', 'pageCSS']]} startsOpen={false}>
          <Field path={['builder', 'pageCSS']} schema={PAGE_CSS} />
        </FieldGroup>
        {site.settings.global.allowsPageScripts && (
          <FieldGroup title={text(SCRIPTS.title)} paths={[['builder', 'scripts']]} startsOpen={false}>
            <Field path={['builder', 'scripts']} schema={SCRIPTS} />
          </FieldGroup>
        )}
      </FieldsProvider>
    </RevealedProvider>
  );
}
