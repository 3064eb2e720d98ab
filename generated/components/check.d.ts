// Generated from schemas/components by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const Accordion: ValidateFunction;
export declare const BookingSuccess: ValidateFunction;
export declare const Button: ValidateFunction;
export declare const Checkout: ValidateFunction;
export declare const Column: ValidateFunction;
export declare const Divider: ValidateFunction;
export declare const GeneralError: ValidateFunction;
export declare const Icon: ValidateFunction;
export declare const IconWithText: ValidateFunction;
export declare const Image: ValidateFunction;
export declare const InfoCard: ValidateFunction;
export declare const LanguageSelector: ValidateFunction;
export declare const NotFound: ValidateFunction;
export declare const Paragraph: ValidateFunction;
export declare const Row: ValidateFunction;
export declare const SearchForm: ValidateFunction;
export declare const SearchResults: ValidateFunction;
