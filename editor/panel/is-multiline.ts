import type { PropertySchema } from '../workspace/schemas.ts';

/** Texts longer than this get several lines. */
const LINE = 120;

const MULTILINE: readonly (string | undefined)[] = ['richtext', 'article', 'html', 'lines'];

/** Whether a text may have several lines. */
export const isMultiline = ({ 'x-control': control, maxLength = 0 }: PropertySchema): boolean =>
  MULTILINE.includes(control) || (control !== 'line' && maxLength > LINE);
