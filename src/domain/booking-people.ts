/* Who is who in a booking: a customer drives, unless a driver is named or a company booked. */

/** Who drives; `null` where a company named nobody. */
export const whoDrives = <Customer, Driver>({
  customer,
  driver,
  isCompany,
}: {
  readonly customer: Customer;
  readonly driver: Driver | null;
  readonly isCompany: boolean;
}): Customer | Driver | null => driver ?? (isCompany ? null : customer);

/** Who booked; `null` where that is who drives. */
export const whoBookedBesides = <Customer>({
  customer,
  driver,
  isCompany,
}: {
  readonly customer: Customer;
  readonly driver: unknown;
  readonly isCompany: boolean;
}): Customer | null => (driver || isCompany ? customer : null);

/** First and last name, as far as they are known. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => [firstName, lastName].filter(Boolean).join(' ');
