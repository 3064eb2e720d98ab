import {
  MAX_EXTRA_QUANTITY,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
  MAX_ID_CHARACTERS,
  MAX_POSTS,
  MAX_POSTS_SKIPPED,
} from '../../../domain/constants.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import type { Parameter } from './operation.ts';

const MAX_DRIVER_AGE = 999;
const MAX_KILOMETERS = 999_999;

type Details = Partial<Omit<Parameter, 'name' | 'in' | 'description'>>;

const text = <const Name extends string>(
  name: Name,
  description: string,
  { schema, ...details }: Details = {},
): Parameter<Name> => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', maxLength: MAX_ID_CHARACTERS, ...schema },
  ...details,
});
const flag = <const Name extends string>(name: Name, description: string): Parameter<Name> => ({
  name,
  in: 'query',
  description,
  schema: { type: 'boolean' },
});

const MOMENT = { type: 'string', pattern: '^\\d{4}/\\d\\d/\\d\\d \\d\\d:\\d\\d$' } as const;
const moment = <const Name extends string>(name: Name, description: string) =>
  text(name, `${description} YYYY/MM/DD HH:mm, the clock of the place.`, {
    schema: MOMENT,
    isRequired: true,
  });

/** The language of texts in a response. */
export const language = text('language', 'Language of the texts; en-US when it is none.');

/** The id of a form, page or document. */
export const id = (description: string): Parameter<'id'> => ({
  name: 'id',
  in: 'path',
  description,
  schema: { type: 'string' },
  isRequired: true,
});

export const kind: Parameter<'kind'> = {
  name: 'kind',
  in: 'path',
  description: 'Kind of the document.',
  schema: { type: 'string', enum: DOCUMENT_KINDS },
  isRequired: true,
};

/** Kind and id of a document. */
export const document = [kind, id('Id of the document; `main` where there is one of its kind.')] as const;

/** The number of a version in a path. */
export const version: Parameter<'version'> = {
  name: 'version',
  in: 'path',
  description: 'Number of the version.',
  schema: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
  isRequired: true,
};

const uuid = (description: string): Parameter<'id'> => ({
  name: 'id',
  in: 'path',
  description,
  schema: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  isRequired: true,
});
/** The id of an access token in a path. */
export const tokenId = uuid('Id of the token.');
/** The id of a person of a site in a path. */
export const personId = uuid('Id of the person.');

/** Where a list that comes in parts goes on. */
export const before: Parameter<'before'> = {
  name: 'before',
  in: 'query',
  description: 'Id of an entry: only older ones are wanted.',
  schema: { type: 'integer', minimum: 1 },
};

/** The name that a file had where it was uploaded from. */
export const fileName = text('name', 'Name of the file, from which the picture takes its own.', {
  schema: { type: 'string', maxLength: 200 },
  isRequired: true,
});

/** What a file answers. */
export const fileField = text('field', 'Name of the form field that the file answers.', {
  schema: { type: 'string', maxLength: 200 },
  isRequired: true,
});

/** A file of a booking. */
export const fileOfBooking = text('fileId', 'Id of the file.', { isRequired: true });

export const preview = text('preview', '`true` requests the draft, which needs the right to it.');

export const branchOffice = text('branchOfficeId', 'Only this branch; all without it.');
export const bookingId = text('bookingId', 'Number of the booking.');
export const accessKey = text('accessKey', 'The access key of the booking: its confirmation carries it.');
export const promotionOfBooking = text(
  'promotionId',
  'Id of the promotion of a payment: whatever it is, the price is the one that was booked.',
);

/** Only drafts are saved. */
export const savedAsDraft = text('preview', 'Must be `true`: a draft is what is saved.', {
  schema: { type: 'string', enum: ['true'] },
  isRequired: true,
});

export const count = flag('$count', 'Whether to return the number of forms.');

/** The part of the blog that is wanted, in the spelling of OData; nothing else of it is understood. */
export const blogPosts = [
  flag('$count', 'Whether to return the number of all posts.'),
  text('$filter', 'The only filter there is: published posts.', {
    schema: { type: 'string', enum: ['isPublished eq true'] },
  }),
  text('$orderby', 'By date, the newest first without it.', {
    schema: { type: 'string', enum: ['createdOn desc', 'createdOn asc'] },
  }),
  {
    name: '$skip',
    in: 'query',
    description: 'How many posts to leave out.',
    schema: { type: 'integer', minimum: 0, maximum: MAX_POSTS_SKIPPED },
  },
  {
    name: '$top',
    in: 'query',
    description: 'How many posts to return; 20 without it.',
    schema: { type: 'integer', minimum: 0, maximum: MAX_POSTS },
  },
] as const satisfies readonly Parameter[];

/** Parameters of the search and price operations. */
export const search = [
  moment('from', 'Pick-up.'),
  moment('to', 'Return.'),
  text('fromPlace', 'Id of the pick-up place.', { isRequired: true }),
  text('toPlace', 'Id of the return place; the pick-up place without it.'),
  text('PickupEndpoint', 'Endpoint that the list of places gave the pick-up place.'),
  text('pickUpPlaceIATACode', 'Code of the airport.'),
  text('returnEndPoint', 'Endpoint that the list of places gave the return place.'),
  text('promotionCode', 'Code of a promotion; one that opens nothing changes no price.'),
  text('promotions', 'Ids of promotions: of those that hold for the rental, the best lowers the price.', {
    isList: true,
  }),
  text('commercialAgreementCode', 'Code of a commercial agreement.'),
  flag('ilimitedKm', 'Unlimited distance is wanted.'),
  flag('showFinalPrice', 'Prices with taxes, as without this parameter.'),
  flag('onlyFullAvailability', 'Leaves out what is on request.'),
  {
    name: 'kilometers',
    in: 'query',
    description: 'How far the trip will go, in kilometers: models that may not go so far are not to be had.',
    schema: { type: 'integer', minimum: 0, maximum: MAX_KILOMETERS },
  },
  {
    name: 'driverAge',
    in: 'query',
    description: 'Age of the driver in full years.',
    schema: { type: 'integer', minimum: 0, maximum: MAX_DRIVER_AGE },
  },
  language,
] as const satisfies readonly Parameter[];

/** Most days of a calendar that are priced at once: two months and the weeks around them. */
export const MAX_PRICED_DAYS = 70;

/** How many days of a calendar are priced. */
export const pricedDays = {
  name: 'days',
  in: 'query',
  description: 'How many days of pick-up are wanted, that of the search the first; 31 without it.',
  schema: { type: 'integer', minimum: 1, maximum: MAX_PRICED_DAYS },
} as const satisfies Parameter;

/** A code that a visitor typed. */
export const typedCodes = [
  text('promotionCode', 'Code of a promotion.'),
  text('commercialAgreementCode', 'Code of a commercial agreement, in place of that of a promotion.'),
] as const satisfies readonly Parameter[];

export const model = text('modelId', 'Only this model.');
export const wantedModel = { ...model, description: 'The model.', isRequired: true } as const;

/** Extras that are chosen, one after the other from 0 on. */
export const chosenExtras = [
  text('additionals[i].Additional.Id', 'Id of an extra; each has a quantity.'),
  {
    name: 'additionals[i].Quantity',
    in: 'query',
    description: 'How many of it.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_EXTRA_QUANTITY },
  },
] as const satisfies readonly Parameter[];

/** Prices what a visitor is shown first. */
export const defaultExtras = flag(
  'defaultAdditionals',
  'Where no extra is chosen: those that are chosen by default, as far as they can be had together.',
);

/** How a booking will be paid. */
export const paymentMethod = text(
  'paymentMethodId',
  'Id of the way to pay, `counter` at the counter: promotions that hold only with it count with it alone.',
);

/** The rental that extras are priced for. */
export const rental = [
  moment('fromDate', 'Pick-up.'),
  moment('toDate', 'Return.'),
  text('deliveryPlaceId', 'Id of the pick-up place.', { isRequired: true }),
  text('returnPlaceId', 'Id of the return place; the pick-up place without it.'),
  flag('ilimitedKm', 'Unlimited distance is wanted.'),
  wantedModel,
  text('categoryId', 'Category of the model.'),
  text('promotion', 'Id of a promotion; extras cost the same with each.'),
  language,
] as const satisfies readonly Parameter[];

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same order books once and returns the same booking.',
  schema: { type: 'string', maxLength: MAX_IDEMPOTENCY_KEY_CHARACTERS },
};
/** The name of the header by which a booking is opened. */
export const BOOKING_ACCESS_HEADER = 'booking-access';
export const bookingAccess: Parameter = {
  name: 'Booking-Access',
  in: 'header',
  description: 'The access key of the booking: its confirmation carries it.',
  schema: { type: 'string', maxLength: MAX_IDEMPOTENCY_KEY_CHARACTERS },
};
/** The name of the header that says who asks for a booking. */
export const BOOKING_CUSTOMER_HEADER = 'booking-customer';
/** A character of a name takes up to nine in an address. */
const MAX_CUSTOMER_CHARACTERS = 9 * MAX_ID_CHARACTERS;
export const bookingCustomer: Parameter = {
  name: 'Booking-Customer',
  in: 'header',
  description:
    'E-mail or last name of the customer, percent-encoded: a booking of somebody else is not found. A header, because addresses are logged.',
  schema: { type: 'string', maxLength: MAX_CUSTOMER_CHARACTERS },
};
export const expectedTotal: Parameter = {
  name: 'Expected-Total',
  in: 'header',
  description:
    'The total that was shown, in minor units and the currency of the booking; another one is refused with the new price.',
  schema: { type: 'string', pattern: '^\\d{1,15} [A-Z]{3}$' },
};
