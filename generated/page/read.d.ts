// Generated from schemas/page by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const AdvancedConfiguration: ValidateFunction;
export declare const BlogPost: ValidateFunction;
export declare const BookingConfiguration: ValidateFunction;
export declare const BookingSettings: ValidateFunction;
export declare const Builder: ValidateFunction;
export declare const GlobalConfiguration: ValidateFunction;
export declare const Media: ValidateFunction;
export declare const PageOrigin: ValidateFunction;
export declare const PageTemplate: ValidateFunction;
export declare const Page: ValidateFunction;
export declare const Script: ValidateFunction;
export declare const Section: ValidateFunction;
export declare const Seo: ValidateFunction;
export declare const SiteConfiguration: ValidateFunction;
export declare const Theme: ValidateFunction;
