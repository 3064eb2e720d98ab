import type { PropertySchema } from '../workspace/manifests.ts';

/** Texts longer than this get several lines. */
const LINE = 120;

/** Whether a text may have several lines. */
export const isMultiline = ({ 'x-control': control, maxLength = 0 }: PropertySchema): boolean =>
  control === 'richtext' || control === 'lines' || (control !== 'line' && maxLength > LINE);
