// Generated from schemas/folder by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const BookingData: ValidateFunction;
export declare const DocumentFile: ValidateFunction;
export declare const SiteFile: ValidateFunction;
