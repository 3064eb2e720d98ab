import type { FastifyInstance } from 'fastify';
import type { Form, FormList } from '../../../generated/api/types.ts';
import { CallRefusal } from '../calls/call-refusal.ts';
import { addOperation } from '../add-operation.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { findForm, listForms, type StoredForm } from '../../content/forms.ts';
import { queryOf, siteOf } from '../../http/request.ts';

const typeOf = ({ type }: StoredForm) => type as Form['type'];

/** Forms that the server defines, in the shapes of the product API. */
export function formRoutes(app: FastifyInstance, database: Database) {
  addOperation(app, 'forms', async (request): Promise<FormList> => {
    const forms = await inSite(database, siteOf(request).id, listForms);
    const value = forms.map((form) => ({ type: typeOf(form), id: form.id }));
    return queryOf(request).get('$count') === 'true' ? { '@odata.count': value.length, value } : { value };
  });

  addOperation(app, 'form', async (request) => {
    const { id } = request.params as { id: string };
    const form = await inSite(database, siteOf(request).id, (scope) => findForm(scope, id));
    if (!form) throw new CallRefusal('formNotFound');
    const { fields, button, config } = form;
    return { id: form.id, type: typeOf(form), fields, button, config } satisfies Form;
  });
}
