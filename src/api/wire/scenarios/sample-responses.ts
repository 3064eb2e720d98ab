import { ApiError } from '../../api-error.ts';
import type { ApiErrorCode } from '../error-codes.ts';
import { API_ERRORS } from '../error-codes.ts';
import { WIRE_FLEET } from './sample-fleet.ts';
import { WIRE_PROMOTIONS } from './sample-promotions.ts';
import { WIRE_POST_LIST, WIRE_POSTS } from './sample-posts.ts';
import { WIRE_FORM, WIRE_FORMS } from './sample-forms.ts';
import { WIRE_BRANCHES, WIRE_PLACES, WIRE_SCHEDULES } from './sample-places.ts';

/** Responses by path, such as that of `/api/data/places`; an ApiError is a refusal. */
export type SampleResponses = Readonly<Record<string, unknown>>;

/** A refusal as the product API makes it. */
export const refusal = (code: ApiErrorCode): ApiError =>
  new ApiError(API_ERRORS[code].status, API_ERRORS[code].error, code, null);

/** The response to a question after something that does not exist. */
export const NOT_FOUND = refusal('notFound');

/** What a site with places and cars answers before anybody has searched. */
export const SAMPLE_SITE: SampleResponses = {
  '/api/data/places': WIRE_PLACES,
  '/api/data/branchoffices': WIRE_BRANCHES,
  '/api/data/attentionschedule': WIRE_SCHEDULES,
  '/api/data/holidays': [],
  '/api/data/categories': WIRE_FLEET,
  '/api/data/promotions': WIRE_PROMOTIONS,
  '/odata/BlogPosts': WIRE_POST_LIST,
  '/odata/forms': WIRE_FORMS,
  [`/api/form/${WIRE_FORM.id}`]: WIRE_FORM,
  ...Object.fromEntries(WIRE_POSTS.map((post) => [`/api/BlogPosts/${post.id}`, post])),
};
