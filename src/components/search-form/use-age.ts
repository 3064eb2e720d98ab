import { useState } from 'react';
import {
  checkDriverAge,
  type DriverAgeRules,
  driverAgeRange,
  isDriverAgeInput,
} from '../../domain/driver-age.ts';
import type { SearchTexts } from './search-texts.ts';

/** The age of the driver in the form. */
export interface AgeForm {
  /** Ages are not checked, so none is asked for. */
  readonly isRequired: boolean;
  /** The driver's age lies in the usual range: the flag of the search. */
  readonly isUsual: boolean;
  readonly text: string;
  /** What is wrong with it; '' when nothing is. */
  readonly problem: string;
  readonly setIsUsual: (isUsual: boolean) => void;
  readonly setText: (text: string) => void;
}

/** Keeps the age of the driver: within the usual range, or as a number that must lie in it. */
export function useAge(served: URLSearchParams, rules: DriverAgeRules, texts: SearchTexts): AgeForm {
  const isRequired = driverAgeRange(rules).kind !== 'waived';
  const [isUsual, setIsUsual] = useState(!isRequired || served.getAll('usualAge').includes('true'));
  const [text, setText] = useState(served.get('driverAge') ?? '');
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const problem = () => {
    if (isUsual) return '';
    if (!isDriverAgeInput(age)) return texts.wrongAge;
    return checkDriverAge(age, rules).allowed ? '' : texts.refusedAge;
  };
  return { isRequired, isUsual, text, problem: problem(), setIsUsual, setText };
}
