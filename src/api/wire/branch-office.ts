import { BranchOffice as readBranchOffice } from '../../../generated/api/read.js';
import type { BranchOffice } from '../../../generated/api/types.ts';
import { readList } from './read-settings.ts';

/** An office of the company, in one language. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** ISO code. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** `null` where the company gives none. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

const toBranch = ({ id, emailAddress, latitude, longitude, ...branch }: BranchOffice): Branch => ({
  ...branch,
  id: String(id),
  email: emailAddress,
  position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
});

/** Reads the response of `/api/data/branchoffices`, see `readList`. */
export const toBranches = (body: unknown): Branch[] =>
  readList<BranchOffice>(readBranchOffice, body, 'branch offices').map(toBranch);
