import type { FastifyReply } from 'fastify';
import type { SelectionProblem } from '../../src/domain/extras.ts';
import { refuseRequest } from '../api/add-call.ts';
import type { CarRefusal } from '../booking/quote-car.ts';

/** Says what is wrong with each extra of a selection. */
export const refuseExtras = (reply: FastifyReply, problems: readonly SelectionProblem[]) =>
  refuseRequest(
    reply,
    'extras',
    'these extras cannot be had together, or not so many of them',
    Object.fromEntries(problems.map(({ extraId, reason }) => [extraId, reason])),
  );

/** Says why a car has no price: what was asked of extras is wrong, everything else is not to be had. */
export const refuseCar = (reply: FastifyReply, refusal: CarRefusal) =>
  refusal.reason === 'extras'
    ? refuseExtras(reply, refusal.problems)
    : reply.code(404).send({ error: 'there is no price for this car', errorCode: refusal.reason });
