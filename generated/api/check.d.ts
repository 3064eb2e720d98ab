// Generated from schemas/api by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const AttentionSchedule: ValidateFunction;
export declare const BookingRequest: ValidateFunction;
export declare const Booking: ValidateFunction;
export declare const Category: ValidateFunction;
export declare const Error: ValidateFunction;
export declare const Holiday: ValidateFunction;
export declare const OpeningRange: ValidateFunction;
export declare const Place: ValidateFunction;
export declare const PriceItem: ValidateFunction;
export declare const PriceResult: ValidateFunction;
export declare const SearchResult: ValidateFunction;
