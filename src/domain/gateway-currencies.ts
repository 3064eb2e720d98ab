/* Currencies in which payment gateways take money; gateways without an entry take any. */

const list = (codes: string): readonly string[] => codes.split(' ');

/** Types of payment by which settings name a gateway. */
export const GATEWAY_TYPES = {
  mercadoPago: 3,
  payPal: 6,
  transbank: 7,
  stripe: 14,
  prisma: 15,
  genius: 20,
  redsys: 22,
} as const;

/** Currencies by type of payment. */
export const GATEWAY_CURRENCIES: ReadonlyMap<number, readonly string[]> = new Map([
  [GATEWAY_TYPES.mercadoPago, list('ARS BRL CLP COP MXN PEN UYU')],
  [
    GATEWAY_TYPES.payPal,
    list('AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'),
  ],
  [GATEWAY_TYPES.transbank, ['CLP']],
  [
    GATEWAY_TYPES.stripe,
    list(
      'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JPY KES KGS KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW',
    ),
  ],
  [GATEWAY_TYPES.prisma, ['ARS']],
  // UGS is how the gateway spells UGX.
  [GATEWAY_TYPES.genius, list('ZAR EUR USD GBP MUR KES UGS UGX CAD MXN')],
  [GATEWAY_TYPES.redsys, list('EUR USD GBP AUD MXN CHF JPY DKK SEK NOK')],
]);
