import type { PublishRefusal } from '../../content/publish.ts';
import { type DocumentKind, isAdministered } from '../../../src/api/wire/document-kinds.ts';
import { hasRole, type Principal } from '../../access/principal.ts';
import { CallRefusal } from './call-refusal.ts';

/** Refuses to change what visitors see of the settings of a site, but for its administrators. @throws CallRefusal */
export function checkKinds(principal: Principal, kinds: readonly DocumentKind[]): void {
  if (kinds.some(isAdministered) && !hasRole(principal, 'administrator')) throw new CallRefusal('notAllowed');
}

/** The id of the operator who makes a call, whose access was checked. */
export function authorOf(principal: Principal): string {
  if (principal.kind !== 'operator') throw new CallRefusal('notAllowed');
  return principal.id;
}

/** Drafts that another author changed are a conflict; everything else is for the author to mend. */
export const publicationRefusal = (refusals: readonly PublishRefusal[]): CallRefusal =>
  new CallRefusal(
    refusals.some(({ reason }) => reason === 'conflict') ? 'versionConflict' : 'notPublishable',
    { refusals },
  );
