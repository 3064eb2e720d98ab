import type { FastifyReply } from 'fastify';
import type { SearchResult } from '../../generated/api/types.ts';
import type { SelectionProblem } from '../../src/domain/extras.ts';
import { refuseRequest } from './add-call.ts';
import type { ItineraryRefusal } from '../booking/itinerary.ts';
import type { CarRefusal } from '../booking/quote-car.ts';

/** Says what is wrong with each extra of a selection. */
export const refuseExtras = (reply: FastifyReply, problems: readonly SelectionProblem[]) =>
  refuseRequest(
    reply,
    'extras',
    'these extras cannot be had together, or not so many of them',
    Object.fromEntries(problems.map(({ extraId, reason }) => [extraId, reason])),
  );

/** The parameters of a search by the parts of a journey. */
const PARAMETERS: Readonly<Record<ItineraryRefusal['field'], string>> = {
  pickUpPlace: 'fromPlace',
  dropOffPlace: 'toPlace',
  pickUp: 'from',
  dropOff: 'to',
  driverAge: 'driverAge',
};

/** Says which parameter of a search makes its journey impossible, and why. */
export const refuseItinerary = (reply: FastifyReply, { field, reason }: ItineraryRefusal) =>
  reply.code(400).send({
    error: 'this journey is not possible',
    errorCode: reason,
    errors: { [PARAMETERS[field]]: reason },
  });

/** Says why a car has no price: what was asked of extras is wrong, everything else is not to be had. */
export function refuseCar(reply: FastifyReply, refusal: CarRefusal) {
  switch (refusal.reason) {
    case 'extras':
      return refuseExtras(reply, refusal.problems);
    case 'no-car-left':
      return refuseUnavailable(reply);
    default:
      return reply.code(404).send({ error: 'there is no price for this car', errorCode: refusal.reason });
  }
}

/** Says that the last car of a model is taken, and where it is known what else is free. */
export const refuseUnavailable = (reply: FastifyReply, alternatives?: readonly SearchResult[]) =>
  reply.code(409).send({
    error: 'no car of this model is left',
    errorCode: 'noAvailability',
    ...(alternatives && { alternatives }),
  });
