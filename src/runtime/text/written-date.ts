/** A text of the form YYYY-MM-DD in a pattern of dates, also where no calendar has the day; any other text as it is. */
export function writtenDate(text: string, dateFormat: string): string {
  const [, YYYY = '', MM = '', DD = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return YYYY ? dateFormat.replace('YYYY', YYYY).replace('MM', MM).replace('DD', DD) : text;
}
