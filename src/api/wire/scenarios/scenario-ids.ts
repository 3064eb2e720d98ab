import type { PreviewLinkRequest } from '../../../../generated/api/types.ts';

/** Names a situation of booking. */
export type ScenarioId = NonNullable<PreviewLinkRequest['scenario']>;

/** Every situation, in the order in which they are offered. */
const ALL = {
  'first-visit': true,
  'one-way': true,
  'closed-day': true,
  'sold-out': true,
  'few-left': true,
  'on-request': true,
  'other-payment-method': true,
  'other-currency': true,
  customer: true,
  company: true,
  agency: true,
  slow: true,
  failing: true,
  empty: true,
} as const satisfies Readonly<Record<ScenarioId, true>>;

export const SCENARIO_IDS = Object.keys(ALL) as ScenarioId[];

/** Whether a text names a scenario: links of earlier versions may name one that is gone. */
export const isScenarioId = (id: string): id is ScenarioId => Object.hasOwn(ALL, id);
