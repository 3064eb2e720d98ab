import { BOOKING_GRACE_MINUTES, MAX_FILE_BYTES } from '../../../domain/constants.ts';
import { EDITING_OPERATIONS } from './editing-operations.ts';
import { list, nothing, object, type Operation, type Parameter, refused } from './operation.ts';
import * as parameters from './parameters.ts';

/** A body may be a little larger than a file: what is too large is refused by name. */
const UPLOAD_LIMIT = 2 * MAX_FILE_BYTES;

/** A public operation that reads. */
const get = <
  const Path extends string,
  const Responses extends Operation['responses'],
  const Parameters extends readonly Parameter[] = readonly [],
>(
  path: Path,
  group: string,
  summary: string,
  rest: Pick<Operation, 'description' | 'isLimited'> & {
    readonly responses: Responses;
    readonly parameters?: Parameters;
  },
) => ({ method: 'GET', path, access: 'public', group, summary, ...rest }) as const;

const LEAD_ALLOWANCE = `A pick-up is taken if its branch would have had the notice that it needs up to ${BOOKING_GRACE_MINUTES} minutes ago: the time for filling in the form, counted from the quote.`;

const SITE = 'Site';
const RENTING = 'Renting';
const BOOKING = 'Booking';
const FORMS = 'Forms';
const GEODATA = 'Countries and cities';
const BLOG = 'Blog';
const DOCUMENTATION = 'Documentation';

/** Every operation of the product API. The server's routes are registered by these entries, and by no others. */
export const OPERATIONS = {
  globalConfiguration: get('/api/globalConfigs', SITE, 'Settings of the platform', {
    responses: { 200: object('page/global-configuration', 'The settings.') },
  }),
  siteConfiguration: get('/api/siteconfig', SITE, 'Languages, theme, routes and layouts', {
    responses: { 200: object('page/site-configuration', 'The configuration.') },
  }),
  siteSeo: get('/api/siteseo', SITE, 'Metadata that pages without their own take', {
    responses: { 200: object('page/seo', 'The metadata.') },
  }),
  advancedConfiguration: get('/api/advancedconfig', SITE, 'Scripts of the company for content pages', {
    responses: {
      200: object('page/advanced-configuration', 'The scripts, in the order in which they load.'),
    },
  }),
  bookingSettings: get('/api/bookingsettings', SITE, 'Settings of the booking flow', {
    responses: { 200: object('api/settings-texts', 'Three JSON texts.') },
  }),
  bookingConfiguration: get(
    '/api/data/bookings-configuration',
    SITE,
    'Rules of rental length and driver age',
    {
      responses: { 200: object('page/booking-configuration', 'The rules.') },
    },
  ),
  currencies: get('/api/currencies', SITE, 'All currencies, with their rates', {
    responses: { 200: list('api/currency', 'In their order.') },
  }),
  siteCurrencies: get('/api/data/currencies', SITE, 'Currencies that visitors may choose', {
    responses: { 200: list('api/currency', 'In their order; none without a rate.') },
  }),
  page: get('/api/Pages/{id}', SITE, 'A page', {
    parameters: [parameters.id('Id of the page, such as home.'), parameters.preview],
    responses: {
      200: object('page/page', 'The page.'),
      401: refused('The draft is not open to whoever asks.'),
      404: refused('There is no such page.'),
    },
  }),

  places: get('/api/data/places', RENTING, 'Places of pick-up and return', {
    parameters: [parameters.language],
    responses: { 200: list('api/place', 'In their order.') },
  }),
  branchOffices: get('/api/data/branchoffices', RENTING, 'Branch offices', {
    parameters: [parameters.language],
    responses: { 200: list('api/branch-office', 'In their order.') },
  }),
  openingHours: get('/api/data/attentionschedule', RENTING, 'Opening hours', {
    parameters: [parameters.branchOffice],
    responses: { 200: list('api/attention-schedule', 'One for each branch.') },
  }),
  holidays: get('/api/data/holidays', RENTING, 'Holidays', {
    parameters: [parameters.language],
    responses: { 200: list('api/holiday', 'By date.') },
  }),
  categories: get('/api/data/categories', RENTING, 'Categories with their models', {
    description: 'What can be booked at a price; models that are only quoted are left out.',
    parameters: [parameters.language],
    responses: { 200: list('api/category', 'In their order.') },
  }),
  extras: get('/api/data/additionals', RENTING, 'Extras', {
    description: 'What can be added to a rental, priced for one day.',
    parameters: [parameters.language],
    responses: { 200: list('api/additional', 'In their order.') },
  }),

  promotions: get('/api/data/promotions', RENTING, 'Promotions', {
    description:
      'Those that are not over; the search and price calls take their ids, and lower the price of every rental that they hold for.',
    parameters: [parameters.language],
    responses: { 200: list('api/site-promotion', 'In their order.') },
  }),

  validatePromotion: get('/api/booking/validatepromotion', BOOKING, 'What a code opens', {
    isLimited: true,
    description: 'A promotion or agreement that is not over; whether it holds for a rental, its price tells.',
    parameters: [...parameters.typedCodes, parameters.language],
    responses: {
      200: object('api/validated-code', 'The promotion or agreement.'),
      404: refused('The code opens nothing (`invalidPromoCode`).'),
    },
  }),
  search: get('/api/booking/search', BOOKING, 'Search cars', {
    isLimited: true,
    description: 'The models that are free, each with the price of the vehicle; extras come with the order.',
    parameters: [...parameters.search, parameters.model],
    responses: { 200: list('api/search-result', 'In the order of the operator.') },
  }),
  dayPrices: get('/api/booking/day-prices', BOOKING, 'The cheapest car of each day of a calendar', {
    isLimited: true,
    description:
      'For the rental of a search, begun on its day of pick-up and on each of the days after it, at the same hours.',
    parameters: [...parameters.search, parameters.model, parameters.pricedDays],
    responses: {
      200: list('api/day-price', 'By day; without those on which it cannot begin, or no car is free.'),
    },
  }),
  extrasPrice: get('/api/booking/additionals-price', BOOKING, 'Extras with their prices for a rental', {
    isLimited: true,
    parameters: parameters.rental,
    responses: {
      200: list('api/additional', 'In their order.'),
      404: refused('There is no such model, or it cannot be had for this rental.'),
    },
  }),
  price: get('/api/booking/price', BOOKING, 'The price of a model with its extras', {
    isLimited: true,
    description: `Extras that are part of every booking and were not chosen are added, one of each, as the booking call adds them. ${LEAD_ALLOWANCE}`,
    parameters: [
      ...parameters.search,
      parameters.wantedModel,
      parameters.paymentMethod,
      ...parameters.chosenExtras,
      parameters.defaultExtras,
    ],
    responses: {
      200: object('api/price-result', 'The price, all extras included.'),
      404: refused(
        'There is no such model, or it cannot be had for this rental; with `distanceLimit` it may not go as far as the trip.',
      ),
      409: refused('The last car of the model is taken.'),
    },
  }),
  book: {
    method: 'POST',
    path: '/api/booking/book',
    access: 'public',
    group: BOOKING,
    summary: 'Book a car',
    description: `Extras that are part of every booking and that the order lacks are added, one of each. ${LEAD_ALLOWANCE}`,
    parameters: [parameters.idempotencyKey, parameters.expectedTotal],
    body: 'api/booking-request',
    isLimited: true,
    refusedText: 'errors.booking',
    responses: {
      200: object(
        'api/booking',
        'The booking; with the header idempotent-replayed one that was made before.',
      ),
      400: refused(
        'The request is not valid, or the booking is not possible. `errors` says in English what is wrong by the path of a value, and `errorMessage` in the language of the call what the customer can mend. With `formAnswers`, `errors` has the reason by name of field, with `extras` by id of the extra.',
      ),
      409: refused(
        'The price has changed (`priceChanged`), or the last car is gone (`noAvailability`), with the new price, or what else is free; or another call with the same key is still at work (`inProgress`): it may book yet, so ask for the booking by the key, or send the same call again after Retry-After.',
      ),
      422: refused('The key was used for another order.'),
      503: refused(
        'Too many are booking at this moment (`busy`): this call booked nothing. An earlier one with the same key may have.',
      ),
    },
  },
  uploadBookingFile: {
    method: 'POST',
    path: '/api/booking/files',
    access: 'public',
    group: BOOKING,
    summary: 'Upload a file for a booking',
    description:
      'JPEG, PNG, WebP or PDF of up to 2,097,152 bytes, recognized by its content; photographs lose their metadata. The booking call names its id within a day.',
    parameters: [parameters.fileField, parameters.fileName],
    takesFile: true,
    isLimited: true,
    bodyLimit: UPLOAD_LIMIT,
    refusedText: 'errors.fileUpload',
    responses: {
      201: object('api/booking-file', 'The file.'),
      400: refused('The file is empty (`noFilesSelected`).'),
      413: refused('The file is too large (`fileSizeExceeded`).'),
      422: refused('The file is none of these types (`fileRefused`).'),
    },
  },
  bookingFiles: {
    method: 'GET',
    path: '/api/booking/{id}/attachments',
    access: 'operator:editor',
    group: BOOKING,
    summary: 'The files of a booking',
    parameters: [parameters.id('Number of the booking.')],
    responses: { 200: list('api/booking-file', 'In the order in which they were uploaded.') },
  },
  bookingFile: {
    method: 'GET',
    path: '/api/booking/{id}/attachment',
    access: 'operator:editor',
    group: BOOKING,
    summary: 'A file of a booking',
    parameters: [parameters.id('Number of the booking.'), parameters.fileOfBooking],
    responses: {
      200: { description: 'The file, to be downloaded.' },
      404: refused('The booking has no such file.'),
    },
  },
  booking: get('/api/booking/book', BOOKING, 'A booking', {
    isLimited: true,
    description:
      'By its number or, after a call without a response, by the Idempotency-Key it was sent with. Names and contacts of customers are answered to who has the access key. With `Booking-Customer` it is answered only where that is its customer.',
    parameters: [
      parameters.bookingId,
      parameters.promotionOfBooking,
      parameters.idempotencyKey,
      parameters.bookingAccess,
      parameters.bookingCustomer,
      parameters.language,
    ],
    responses: {
      200: object('api/booking', 'The booking.'),
      400: refused('The key cannot be one.'),
      404: refused('There is no such booking.'),
      503: refused('The booking is still being worked on (`inProgress`).'),
    },
  }),

  cancelBooking: {
    method: 'POST',
    path: '/api/booking/cancel',
    access: 'public',
    group: BOOKING,
    summary: 'Cancel a booking',
    description:
      'For who has its access key, or knows its number and the e-mail or last name of the customer. A fee has to be agreed to; a booking that is cancelled already is answered as it is.',
    body: 'api/booking-cancellation',
    isLimited: true,
    refusedText: 'cancellation.failed',
    responses: {
      200: object('api/booking', 'The cancelled booking.'),
      404: refused('There is no such booking, or it is not of this customer.'),
      409: refused(
        'It has begun, or only the company cancels it (`notCancellable`); or the fee is another (`cancellationFee`): the booking tells it.',
      ),
    },
  },
  resendBooking: {
    method: 'POST',
    path: '/api/booking/resend',
    access: 'public',
    group: BOOKING,
    summary: 'Send the confirmation of a booking again',
    description: 'To the address that the booking has, for who has its access key.',
    body: 'api/booking-reference',
    isLimited: true,
    refusedText: 'success.resendFailed',
    responses: {
      204: nothing('The mail is on its way.'),
      404: refused('There is no such booking, or the key does not open it.'),
    },
  },
  bookingCalendar: get('/api/booking/calendar', BOOKING, 'Pick-up and return as a calendar file', {
    isLimited: true,
    parameters: [parameters.bookingId, parameters.accessKey, parameters.language],
    responses: {
      200: { description: 'A file of the type text/calendar.' },
      404: refused('There is no such booking, it has no car yet, or the key does not open it.'),
    },
  }),

  forms: get('/odata/forms', FORMS, 'The forms of the site', {
    parameters: [parameters.count],
    responses: { 200: object('api/form-list', 'Type and id of each.') },
  }),
  form: get('/api/form/{id}', FORMS, 'A form', {
    parameters: [parameters.id('Id that the list of forms names.')],
    responses: { 200: object('api/form', 'The form.'), 404: refused('There is no such form.') },
  }),
  captcha: get('/api/captcha', FORMS, 'A task that shows that no robot fills in a form', {
    isLimited: true,
    description: 'It is solved once, within 20 minutes.',
    responses: { 200: object('api/captcha-challenge', 'The task.') },
  }),
  contactEntry: {
    method: 'POST',
    path: '/api/contactEntry',
    access: 'public',
    group: FORMS,
    summary: 'Send a contact form',
    description:
      'The entry is stored, and a mail goes to each receiver that the form has. Answers are checked by the fields of the form.',
    body: 'api/contact-entry',
    isLimited: true,
    refusedText: 'contact.failed',
    responses: {
      204: nothing('The entry is stored.'),
      400: refused(
        'The request is not valid; with `formAnswers`, `errors` has the reason by name of field; with `captchaUnsolved` the captcha is missing, wrong, too old or was used.',
      ),
      404: refused('There is no such form (`formNotFound`).'),
    },
  },

  documentTypes: get('/api/data/document-types', FORMS, 'Identity documents that the company accepts', {
    parameters: [parameters.language],
    responses: { 200: list('api/document-type', 'In their order.') },
  }),
  taxPayerTypes: get('/api/data/taxPayerTypes', FORMS, 'Registrations for taxes that the company knows', {
    parameters: [parameters.language],
    responses: { 200: list('api/tax-payer-type', 'In their order.') },
  }),
  countries: get('/api/countries', GEODATA, 'Countries', {
    responses: { 200: list('api/country', 'Every country and territory.') },
  }),
  states: get('/api/country/{id}/states', GEODATA, 'States of a country', {
    parameters: [parameters.id('Id that the list of countries names.')],
    responses: {
      200: list('api/country-state', 'States, provinces or regions, by name; may be empty.'),
      404: refused('There is no such country.'),
    },
  }),
  cities: get('/api/state/{id}/cities', GEODATA, 'Cities of a state', {
    parameters: [parameters.id('Id that the list of states names.')],
    responses: {
      200: list('api/state-city', 'Those that are known, by name; may be empty.'),
      404: refused('There is no such state.'),
    },
  }),

  blogPosts: get('/odata/BlogPosts', BLOG, 'Posts of the blog', {
    description: 'Published posts, whatever the filter says.',
    parameters: parameters.blogPosts,
    responses: { 200: object('api/blog-post-list', 'A part of the list.') },
  }),
  blogPost: get('/api/BlogPosts/{id}', BLOG, 'A post of the blog', {
    parameters: [parameters.id('Id of the post.')],
    responses: {
      200: object('api/blog-post', 'The post.'),
      404: refused('There is no such post, or it is not published.'),
    },
  }),

  ...EDITING_OPERATIONS,

  documentation: get('/api/docs', DOCUMENTATION, 'These pages', {
    responses: { 200: { description: 'A page for people.' } },
  }),
  openApi: get('/api/docs/openapi.json', DOCUMENTATION, 'The product API as OpenAPI 3.1', {
    responses: { 200: { description: 'The document that these pages are rendered from.' } },
  }),
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof OPERATIONS;
