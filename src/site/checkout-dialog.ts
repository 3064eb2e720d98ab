import { isRecord } from '../api/wire/is-record.ts';
import { SHARED_SECTION } from '../runtime/document/shared-sections.ts';

/** Anchor of the dialog that the checkout opens. */
export const CHECKOUT_DIALOG = 'checkout-info';

/** The page on which the checkout has a dialog. */
export const CHECKOUT_ROUTE = 'checkout';

const TITLE = `${CHECKOUT_DIALOG}.title`;

/** The document of the checkout's page with a dialog that shows a shared component; as it is where there is none. */
export function withCheckoutDialog(
  builder: unknown,
  {
    sharedComponentId,
    title,
    language,
  }: { readonly sharedComponentId: string; readonly title: string; readonly language: string },
): unknown {
  if (!isRecord(builder) || !Array.isArray(builder.sections)) return builder;
  const translations = isRecord(builder.translations) ? builder.translations : {};
  const inLanguage = isRecord(translations[language]) ? translations[language] : {};
  const dialog = {
    id: CHECKOUT_DIALOG,
    type: 'Modal',
    v: 1,
    props: { title: TITLE, trigger: 'anchor', anchor: CHECKOUT_DIALOG },
    slots: {
      content: [{ id: `${CHECKOUT_DIALOG}-text`, type: SHARED_SECTION, v: 1, props: { sharedComponentId } }],
    },
  };
  return {
    ...builder,
    sections: [...builder.sections, dialog],
    translations: { ...translations, [language]: { ...inLanguage, [TITLE]: title } },
  };
}
