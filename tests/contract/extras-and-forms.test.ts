import { describe, expect, it } from 'vitest';
import type { Additional, Booking, BranchOffice, Form, PriceResult } from '../../generated/api/types.ts';
import * as checkForms from '../../generated/forms/check.js';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { withQuery } from '../../src/api/http/caller.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { orderFor } from './orders.ts';
import { useEnvironment, ENVIRONMENTS } from './use-environment.ts';

describe.each(ENVIRONMENTS)('[API-01] the product API %s', (_where, open) => {
  const { ask } = useEnvironment(open);

  const SITES = DEMO_SITES.map(({ id }) => id);

  describe.each(DEMO_SITES)(
    'offices, extras and forms of $id',
    ({ id: site, branchOffices, extras, forms }) => {
      it('[API-22] every office is named in the requested language, with its contacts', async () => {
        const { body } = await ask({ site, path: '/api/data/branchoffices?language=es-ES' });
        expect(
          (body as BranchOffice[]).map(({ id, name, city, phone, emailAddress }) => [
            id,
            name,
            city,
            phone,
            emailAddress,
          ]),
        ).toEqual(
          branchOffices.map(({ id, names, city, phone = '', email = '' }) => [
            id,
            pickText(names, 'es-ES'),
            city,
            phone,
            email,
          ]),
        );
      });

      it('[API-19] every extra is named in the requested language, with its rules', async () => {
        const { body } = await ask({ site, path: '/api/data/additionals?language=es-ES' });
        expect(
          (body as Additional[]).map(({ id, name, description, type, isRequired, isDefault, excludes }) => [
            id,
            name,
            description,
            type,
            isRequired,
            isDefault,
            excludes,
          ]),
        ).toEqual(
          extras.map(
            ({ id, names, descriptions, type, isRequired = false, isDefault = false, excludes = [] }) => [
              id,
              pickText(names, 'es-ES'),
              pickText(descriptions, 'es-ES'),
              type,
              isRequired,
              isDefault,
              excludes,
            ],
          ),
        );
      });

      it('[API-56] the forms are listed, and counted when asked', async () => {
        const value = forms.map(({ id, type }) => ({ type, id }));
        expect((await ask({ site, path: '/odata/forms?$count=true' })).body).toEqual({
          '@odata.count': forms.length,
          value,
        });
        expect((await ask({ site, path: '/odata/forms' })).body).toEqual({ value });
      });

      it('[API-57] [FORM-02] a form has its fields, button and settings as JSON texts', async () => {
        for (const form of forms) {
          const { body } = await ask({ site, path: `/api/form/${form.id}` });
          // What operators call it is not for visitors.
          expect(body).toEqual({ ...form, name: undefined });
          const parsed = Object.fromEntries(
            (['fields', 'button', 'config'] as const).map((part) => [
              part,
              JSON.parse((body as Form)[part]) as unknown,
            ]),
          );
          expect([checkForms.Form({ ...form, ...parsed }), checkForms.Form.errors]).toEqual([true, null]);
        }
      });
    },
  );

  it('[API-59] the accepted documents are named in the requested language, with their rule', async () => {
    const { body } = await ask({ path: '/api/data/document-types?language=pt' });
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 'dni', name: 'DNI', check: 'dni' },
        { id: 'passport', name: 'Passaporte' },
      ]),
    );
  });

  it('[API-60] the registrations for taxes are named in the requested language, with their documents', async () => {
    const { body } = await ask({ site: 'adria', path: '/api/data/taxPayerTypes?language=de' });
    expect(body).toEqual([
      { id: 'croatia', name: 'Unternehmen in Kroatien', documentTypeIds: ['oib'] },
      { id: 'abroad', name: 'Unternehmen in einem anderen Land', documentTypeIds: ['vat'] },
    ]);
  });

  it('[API-23] [API-24] [API-25] countries lead to their states, and those to their cities', async () => {
    type Areas = readonly { readonly id: string; readonly name: string; readonly isoCode?: string }[];
    const list = async (path: string) => (await ask({ path })).body as Areas;
    const countries = await list('/api/countries');
    expect(countries).toHaveLength(249);
    const argentina = countries.find(({ isoCode }) => isoCode === 'AR');
    expect(argentina?.name).toBe('Argentina');
    const states = await list(`/api/country/${argentina?.id}/states`);
    expect(states).toHaveLength(24);
    const mendoza = states.find(({ name }) => name === 'Mendoza');
    const cities = await list(`/api/state/${mendoza?.id}/cities`);
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['Godoy Cruz', 'San Rafael']));
    expect(await list('/api/country/AQ/states')).toEqual([]);
    for (const path of ['/api/country/XX/states', '/api/state/XX.1/cities', '/api/state/__proto__/cities'])
      expect([path, (await ask({ path })).status]).toEqual([path, 404]);
  });

  it.each(['nothing', 'CHECKOUT', '%00', '__proto__', "'; drop table form; --"])(
    '[API-57] there is no form %s',
    async (id) => {
      const { status, body } = await ask({ path: `/api/form/${encodeURIComponent(id)}` });
      expect([status, (body as { errorCode: string }).errorCode]).toEqual([404, 'formNotFound']);
    },
  );

  describe.each(SITES)('extras of a booking at %s', (site) => {
    it('[API-41] [API-42] [API-43] are listed for the rental, priced with it, and booked for that price', async () => {
      const { offer, order, query } = await orderFor(ask, site);
      const modelId = String(offer.car.model.id);
      const rental = {
        fromDate: query.from,
        toDate: query.to,
        deliveryPlaceId: query.fromPlace,
        returnPlaceId: query.toPlace,
        modelId,
        language: 'en-US',
      };
      const listed = (await ask({ site, path: withQuery('/api/booking/additionals-price', rental) }))
        .body as Additional[];
      const seat = listed.find(({ id }) => id.toString().endsWith('seat')) as Additional;
      expect(seat.price).toBeCloseTo(seat.dailyPrice * offer.totalDays, 0);
      const chosen = { 'additionals[0].Additional.Id': String(seat.id), 'additionals[0].Quantity': '2' };
      const price = (
        await ask({ site, path: withQuery('/api/booking/price', { ...query, modelId, ...chosen }) })
      ).body as PriceResult;
      const required = listed.filter(({ isRequired }) => isRequired).map(({ id }) => id);
      expect(price.additionals?.map(({ additionalId }) => additionalId)).toEqual([seat.id, ...required]);
      // Taxes are computed once on the sum: each extra by itself may differ by a rounding.
      const added = [
        seat.price * 2,
        ...listed.filter(({ isRequired }) => isRequired).map((extra) => extra.price),
      ];
      expect(Math.abs(price.price - offer.price - added.reduce((sum, each) => sum + each, 0))).toBeLessThan(
        1,
      );

      const additionals = [{ additionalId: seat.id, quantity: 2 }];
      const booked = await ask({
        site,
        method: 'POST',
        path: '/api/booking/book',
        body: { ...order, additionals },
      });
      expect(booked.status).toBe(200);
      const booking = booked.body as Booking;
      expect([booking.price, booking.additionals]).toEqual([price.price, price.additionals]);
      const known = await ask({ site, path: `/api/booking/book?bookingId=${booking.id}&language=en-US` });
      expect((known.body as Booking).additionals).toEqual(price.additionals);
    });

    it('[XTRA-03] are refused by price and booking when there are too many', async () => {
      const { offer, order, query } = await orderFor(ask, site);
      const chosen = { 'additionals[0].Additional.Id': 'gps', 'additionals[0].Quantity': '2' };
      const modelId = String(offer.car.model.id);
      const refusals = [
        await ask({ site, path: withQuery('/api/booking/price', { ...query, modelId, ...chosen }) }),
        await ask({
          site,
          method: 'POST',
          path: '/api/booking/book',
          body: { ...order, additionals: [{ additionalId: 'gps', quantity: 2 }] },
        }),
      ];
      for (const { status, body } of refusals)
        expect([status, body]).toMatchObject([
          400,
          {
            errorCode: 'extras',
            errors: { gps: 'wrong-quantity' },
            errorMessage: expect.stringMatching(/: At most 1 per rental$/),
          },
        ]);
    });
  });
});
