// Generated from schemas/forms by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const Form: ValidateFunction;
