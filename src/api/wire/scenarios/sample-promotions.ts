import type { SitePromotion } from '../../../../generated/api/types.ts';

/** Promotions as the product API spells them: one for everything, one limited by class, one by place and length. */
export const WIRE_PROMOTIONS: readonly SitePromotion[] = [
  {
    id: 'spring',
    name: 'Spring weeks',
    description: 'A week in spring, with empty roads.',
    imagePath: '',
    discountPercentage: 15,
    validFrom: '2026-04-01',
    validTo: '2026-06-15',
    minDays: 7,
    maxDays: null,
    placeIds: [],
    categoryIds: [],
  },
  {
    id: 'family',
    name: 'Room for all',
    description: 'A minibus for the long holidays.',
    imagePath: '',
    discountPercentage: 8,
    validFrom: '2026-07-01',
    validTo: '2026-08-31',
    minDays: 10,
    maxDays: null,
    placeIds: [],
    categoryIds: ['minibus', 'compact-suv'],
  },
  {
    id: 'weekend',
    name: 'A long weekend',
    description: '',
    imagePath: '',
    discountPercentage: 12.5,
    validFrom: '2026-05-01',
    validTo: '2026-10-31',
    minDays: 2,
    maxDays: 4,
    placeIds: ['spu-air'],
    categoryIds: ['city'],
  },
];
