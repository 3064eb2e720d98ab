/** A digit, then digits with marks of groups and decimals in any place. */
const AMOUNT = /^\d[\d.,]*$/;
const LONGEST = 12;

/**
 * Reads an amount that was typed as people of a language write it, such as `1.250,50`, `1,250.50` or `50 000`: the last
 * mark begins the decimals, unless three digits follow it as after a group. Where the language says which of both a
 * single mark with three digits is, that counts, and a currency without decimals has groups alone.
 * @returns the amount with a dot, as `moneyFromDecimal` takes it; `null` for what is no amount
 */
export function readTypedAmount(typed: string, language: string, decimals: number): string | null {
  const text = typed.replaceAll(/[\s'’]/g, '');
  if (!AMOUNT.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text[last] ?? '';
  const isThousand = text.length - last === 4;
  const isRepeated = mark !== '' && text.indexOf(mark) !== last;
  const isDecimalMark = (1.5).toLocaleString(language)[1] === mark;
  const isGroup = last < 0 || isRepeated || (isThousand && (decimals === 0 || !isDecimalMark));
  const whole = (isGroup ? text : text.slice(0, last)).replaceAll(/[.,]/g, '');
  return whole.length > LONGEST ? null : `${whole}.${isGroup ? '' : text.slice(last + 1)}`;
}
