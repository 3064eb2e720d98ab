import type { CodeTexts } from '../../api/api-error.ts';
import { API_ERRORS } from '../../api/wire/error-codes.ts';
import type { Translate } from './translate.ts';

/** The texts of error codes that have one of their own, `errors.codes.{errorCode}`. */
export const codeTexts = (t: Translate): CodeTexts =>
  Object.fromEntries(
    Object.entries(API_ERRORS).flatMap(([code, { textKey }]) =>
      textKey === `errors.codes.${code}` ? [[code, t(textKey)]] : [],
    ),
  );
