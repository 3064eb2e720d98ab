import { useQuery } from '@tanstack/react-query';
import { createForm } from 'final-form';
import { useEffect, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FORM_TYPE_IDS, type ServerForm, toServerForm } from '../../src/api/wire/server-form.ts';
import {
  type FieldSurroundings,
  identityOf,
  shownFields,
} from '../../src/booking/checkout/form/form-fields.ts';
import { contactFields } from '../../src/components/contact-form/contact-fields.ts';
import type { PlainDate } from '../../src/domain/calendar.ts';
import { takesCompanies } from '../../src/domain/checkout-fields.ts';
import { type IdentityLists, identityLists } from '../../src/domain/identity-lists.ts';
import { configuredDriverAges } from '../../src/domain/driver-age.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import { Screen } from '../../src/booking/checkout/checkout-page.styles.ts';
import * as C from '../../src/booking/checkout/checkout.styles.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { Button } from '../../src/ui/button-link/button-link.styles.ts';
import { FormFieldset } from '../../src/ui/form-fields/form-fieldset.tsx';
import type { ShownField } from '../../src/ui/form-fields/shown-field.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { loadFrameHtml } from '../canvas/load-frame-html.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { useSiteTexts } from '../canvas/use-site-texts.ts';
import type { JsonObject } from '../document/page-document.ts';
import { Choices } from './choices.tsx';
import { answersIn, FORM_STATES, type FormState, messagesAbout } from './form-samples.ts';
import { PreviewArea, PreviewTools, Sample } from './settings.styles.ts';

/** The page whose surroundings forms are shown in. */
const PAGE = 'checkout';

const nothing = () => undefined;

/** The form as far as it can be read; the one before while a value is half typed. */
function useReadableForm(id: string, body: JsonObject): ServerForm | null {
  const read = useMemo(() => {
    try {
      return toServerForm({ ...body, id });
    } catch {
      return null;
    }
  }, [id, body]);
  const [shown, setShown] = useState(read);
  if (read && read !== shown) setShown(read);
  return shown;
}

/** What the fields about documents and taxes offer on a site. */
function namedLists(site: OpenSite, language: LanguageTag) {
  const { documentTypes, taxPayerTypes } = identityLists(site.settings.bookingConfiguration);
  return {
    documentTypes: documentTypes.map(({ names, ...type }) => ({ ...type, name: pickText(names, language) })),
    taxPayerTypes: taxPayerTypes.map(({ names, ...type }) => ({ ...type, name: pickText(names, language) })),
  };
}

interface SampleProps {
  readonly form: ServerForm;
  readonly state: FormState;
  readonly surroundings: FieldSurroundings;
  /** Today where the car is picked up. */
  readonly today: PlainDate;
}

/** The fields of a form in a state, by the components of the checkout. */
function SampleFields({
  fields,
  state,
  surroundings: { t: siteText, driverAge, isCompany = false },
  today,
  identity,
}: Omit<SampleProps, 'form'> & {
  readonly fields: readonly ShownField[];
  readonly identity: IdentityLists;
}) {
  const [form] = useState(() =>
    createForm({
      initialValues: answersIn(state, fields, today),
      validate: (values) => messagesAbout(values, fields, { today, driverAge, identity, isCompany }),
      onSubmit: nothing,
    }),
  );
  // A form that was sent shows all of its messages.
  useEffect(() => {
    if (state !== 'opened') void form.submit();
  }, [form, state]);
  return (
    <Form form={form} onSubmit={nothing}>
      {() => (
        <FormFieldset
          idPrefix="form"
          fields={fields}
          chooseText={siteText('checkout.choose')}
          optionalText={siteText('checkout.mayStayEmpty')}
        />
      )}
    </Form>
  );
}

/** A form with its heading and button. */
function SampleForm({ form, state, surroundings, today }: SampleProps) {
  const { t: siteText, language } = surroundings;
  const isCheckout = form.type === FORM_TYPE_IDS.checkout;
  const isContact = form.type === FORM_TYPE_IDS.contact;
  const fields = useMemo(() => {
    if (isContact) return contactFields(form, surroundings);
    const all = shownFields(form, surroundings, surroundings.isCompany === true);
    // The checkout alone adds what every booking needs.
    return isCheckout ? all : all.filter(({ id }) => form.fields.some((field) => field.id === id));
  }, [form, surroundings, isCheckout, isContact]);
  const identity = useMemo(
    () =>
      identityOf(form, {
        documentTypes: surroundings.documentTypes ?? [],
        taxPayerTypes: surroundings.taxPayerTypes ?? [],
      }),
    [form, surroundings],
  );
  // That of the checkout says the price.
  const label = isCheckout
    ? ''
    : pickText(form.button.label, language) || (isContact ? siteText('contact.send') : '');
  return (
    <Screen>
      <C.Form as="div">
        <C.Details>
          {isCheckout && <h2>{siteText('checkout.yourDetails')}</h2>}
          {/* Other fields, or another state of them, are another form. */}
          <SampleFields
            key={state + JSON.stringify(fields)}
            fields={fields}
            state={state}
            surroundings={surroundings}
            today={today}
            identity={identity}
          />
        </C.Details>
        {label && (
          <Button
            as="button"
            type="button"
            data-variant={form.button.variant}
            data-size="large"
            data-full-width
          >
            <span>{label}</span>
          </Button>
        )}
      </C.Form>
    </Screen>
  );
}

/** A form that is being edited, as visitors see it: in a language and width, as it opens and with its messages. */
export function FormPreview({
  site,
  id,
  body,
  language,
}: {
  readonly site: OpenSite;
  readonly id: string;
  readonly body: JsonObject;
  readonly language: LanguageTag;
}) {
  const { t } = useTranslation();
  const { now } = useServices();
  const translate = useSiteTexts(language);
  const [state, setState] = useState<FormState>('opened');
  const [isCompany, setIsCompany] = useState(false);
  const [width, setWidth] = useState<'phone' | 'wide'>('wide');
  const form = useReadableForm(id, body);
  const {
    data: html,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['canvas-frame', site.id, 'page', PAGE, language, 'form'],
    queryFn: () => loadFrameHtml(site.id, 'page', PAGE, language),
  });
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10) as PlainDate);
  const surroundings = useMemo(
    (): FieldSurroundings | undefined =>
      translate && {
        t: translate,
        language,
        dateFormat: dateFormatOf(site.settings.site, language),
        driverAge: configuredDriverAges(site.settings.bookingConfiguration),
        isLicenceRequired: site.settings.bookingConfiguration.requireDriverLicenceForDelivery,
        trip: { pickUp: '', dropOff: '' },
        isCompany: isCompany && form !== null && takesCompanies(form),
        ...namedLists(site, language),
      },
    [translate, language, site, isCompany, form],
  );
  if (isError) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (html === undefined || !surroundings) return <Waiting />;
  return (
    <Sample>
      <PreviewTools>
        <Choices
          label={t('formPreview.state')}
          values={FORM_STATES}
          nameOf={(one) => t(`formPreview.states.${one}`)}
          chosen={state}
          onChoose={setState}
        />
        {form && takesCompanies(form) && (
          <Choices
            label={t('formPreview.customer')}
            values={['people', 'companies'] as const}
            nameOf={(one) => t(`formPreview.customers.${one}`)}
            chosen={isCompany ? 'companies' : 'people'}
            onChoose={(one) => setIsCompany(one === 'companies')}
          />
        )}
        <Choices
          label={t('formPreview.width')}
          values={['phone', 'wide'] as const}
          nameOf={(one) => t(`formPreview.widths.${one}`)}
          chosen={width}
          onChoose={setWidth}
        />
      </PreviewTools>
      <PreviewArea data-width={width === 'phone' ? width : undefined}>
        <CanvasFrame key={language} title={t('formPreview.title')} html={html} onDocument={nothing}>
          {form && <SampleForm form={form} state={state} surroundings={surroundings} today={today} />}
        </CanvasFrame>
      </PreviewArea>
    </Sample>
  );
}
