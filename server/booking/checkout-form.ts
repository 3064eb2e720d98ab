import type { ComponentName } from '../../generated/components/types.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { chooseForm, toServerForm } from '../../src/api/wire/server-form.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import { listForms } from '../content/forms.ts';
import type { StoredForm } from '../../src/domain/stored-field.ts';
import type { SiteScope } from '../db/in-site.ts';
import { StoredDocumentError } from '../db/errors.ts';
import { readPublished } from '../content/documents.ts';

const CHECKOUT_PAGE = 'checkout';
const CHECKOUT_SCREEN: ComponentName = 'Checkout';

/** The id of the form that the checkout among some nodes of a page names; '' where it names none. */
export function namedFormId(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  for (const node of nodes.filter(isRecord)) {
    const { type, props, slots } = node;
    if (type === CHECKOUT_SCREEN)
      return isRecord(props) && typeof props.formId === 'string' ? props.formId : '';
    const inside = isRecord(slots) ? Object.values(slots).map(namedFormId).find(Boolean) : undefined;
    if (inside) return inside;
  }
  return '';
}

/** The form that the published checkout names; '' where it names none, or cannot be read. */
async function publishedFormId(scope: SiteScope): Promise<string> {
  try {
    const page = await readPublished(scope, { kind: 'page', id: CHECKOUT_PAGE });
    const builder = page?.body.builder;
    return namedFormId(isRecord(builder) ? builder.sections : undefined);
  } catch (error) {
    // Failures of the database are not cached as an empty form.
    if (error instanceof StoredDocumentError) return '';
    throw error;
  }
}

/** The form of the published checkout, by which answers are checked; `null` where the site has no such form. */
export async function readCheckoutForm(scope: SiteScope, report: ReportWarning): Promise<StoredForm | null> {
  const forms = await listForms(scope);
  const wantedId = await publishedFormId(scope);
  const form = chooseForm(forms, 'checkout', wantedId);
  try {
    return form && toServerForm(form);
  } catch {
    // Prices do not depend on a form that cannot be read.
    report(`form ${form?.id}`, { path: '', message: 'cannot be read: bookings are taken without it' });
    return null;
  }
}
