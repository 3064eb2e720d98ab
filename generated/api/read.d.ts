// Generated from schemas/api by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const Additional: ValidateFunction;
export declare const AttentionSchedule: ValidateFunction;
export declare const BookingRequest: ValidateFunction;
export declare const Booking: ValidateFunction;
export declare const BranchOffice: ValidateFunction;
export declare const Currency: ValidateFunction;
export declare const Error: ValidateFunction;
export declare const FormList: ValidateFunction;
export declare const Form: ValidateFunction;
export declare const Holiday: ValidateFunction;
export declare const OpeningRange: ValidateFunction;
export declare const Place: ValidateFunction;
export declare const PriceItem: ValidateFunction;
export declare const PriceResult: ValidateFunction;
export declare const SearchResult: ValidateFunction;
export declare const SelectedAdditional: ValidateFunction;
export declare const SettingsTexts: ValidateFunction;
