import { Languages } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageTag, NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { LabelText } from '../ui/text-field/field.styles.ts';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { FieldProps } from './field-types.ts';
import { useFields } from './fields.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import type { RichTextFieldProps } from '../rich-text/rich-text-field.tsx';
import { HtmlField } from '../rich-text/html-field.tsx';
import { isMultiline } from './is-multiline.ts';
import { LengthMeter } from './length-meter.tsx';
import { Localized, Unloaded } from './panel.styles.ts';
import { pasteText } from './paste-text.ts';
import { problemText } from './problem-text.ts';
import { problemAt } from './validation.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';

/** Few components have formatted texts. */
const RichTextField = onDemand<RichTextFieldProps>(
  async () => {
    const [module] = await Promise.all([
      import('../rich-text/rich-text-field.tsx'),
      // Without it there is no field.
      import('../../src/runtime/html/purify.ts'),
    ]);
    return module.RichTextField;
  },
  {
    Frame: ({ label, children }) => (
      <Unloaded>
        <LabelText>{label}</LabelText>
        {children}
      </Unloaded>
    ),
  },
);

/** Controls of formatted texts. */
const RICH: readonly (string | undefined)[] = ['richtext', 'article'];

function TextInLanguage({
  path,
  schema,
  language,
  label,
}: FieldProps & { readonly language: LanguageTag; readonly label: string }) {
  const { t } = useTranslation();
  const { target, site, hasHelp } = useFields();
  const text = target.readText(path, language);
  const description = hasHelp ? schema.description : undefined;
  const shown = text === '' ? target.shownText(path, language) : '';
  const help = target.isOutdated(path, language)
    ? t(target.isSample(path, language) ? 'panel.sampleText' : 'panel.outdatedText')
    : shown === ''
      ? description
      : t('panel.missingText', { language });
  const schemaText = useSchemaText();
  const problem = problemAt(target.problems, [...path, language]);
  const length = schema['x-length'];
  const most = schema.maxLength ?? 0;
  const control = schema['x-control'];
  const shared = {
    label,
    value: text,
    lang: language,
    placeholder: shown,
    error: problem && problemText(t, schemaText, hasHelp ? { ...schema, description: '' } : schema, problem),
    help,
    onChange: (next: string) => target.writeText(path, language, next),
  };
  if (RICH.includes(control))
    return <RichTextField {...shared} purifier={site.purifier} isArticle={control === 'article'} />;
  if (control === 'html')
    return <HtmlField {...shared} purifier={site.purifier} isFramed={target.read(['mode']) === 'frame'} />;
  return (
    <>
      <TextField
        {...shared}
        isMultiline={isMultiline(schema)}
        {...(most > 0 ? { maxLength: most } : {})}
        onPaste={(event) => pasteText(event, isMultiline(schema))}
      />
      {length && <LengthMeter text={text} {...length} />}
    </>
  );
}

/** A text in the language that is edited, or in all languages of the site. */
export function TextControl({ path, schema }: FieldProps) {
  const { t } = useTranslation();
  const { target, site, language } = useFields();
  const [showsAll, setShowsAll] = useState(false);
  const all = enabledLanguages(site.settings.site);
  const count = all.filter((one) => target.readText(path, one) !== '').length;
  const isOutdated = all.some((one) => target.isOutdated(path, one));
  const isIncomplete = count > 0 && count < all.length;
  const shown = showsAll ? [language, ...all.filter((one) => one !== language)] : [language];
  return (
    <Localized role="group" aria-label={schema.title}>
      {shown.map((one) => (
        <TextInLanguage
          key={one}
          path={path}
          schema={schema}
          language={one}
          label={showsAll ? `${schema.title} · ${NATIVE_NAMES[one]}` : schema.title}
        />
      ))}
      {all.length > 1 && (
        <span className="languages">
          <button
            type="button"
            aria-expanded={showsAll}
            title={t('panel.languages', { name: schema.title, count, all: all.length })}
            data-missing={isIncomplete || isOutdated ? '' : undefined}
            onClick={() => setShowsAll(!showsAll)}
          >
            <Icon of={Languages} size={12} />
            {count}/{all.length}{' '}
            <span className="visually-hidden">
              {t('panel.languages', { name: schema.title, count, all: all.length })}
            </span>
          </button>
        </span>
      )}
    </Localized>
  );
}
