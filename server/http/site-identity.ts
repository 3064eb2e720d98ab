/** A site as its registered host names it. */
export interface SiteIdentity {
  readonly id: string;
  readonly name: string;
  /** Raised by each publication. */
  readonly version: number;
  /** Scheme, host and port under which the site is registered. */
  readonly origin: string;
}
