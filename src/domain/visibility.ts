import type { AgencyTerms, VehicleOffer } from './vehicle-offer.ts';

/** Who looks at prices. */
export type Viewer = 'visitor' | 'customer' | 'agency';

/** The terms of an agency; nobody else sees them, whatever the product API states. */
export const visibleAgencyTerms = (
  { agencyTerms }: Pick<VehicleOffer, 'agencyTerms'>,
  viewer: Viewer,
): AgencyTerms | null => (viewer === 'agency' ? agencyTerms : null);
