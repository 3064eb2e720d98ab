import { cleanPhone } from './identity-documents.ts';

/** The codes by which countries are dialled from abroad, without the +. */
const CODES =
  'AD376 AE971 AF93 AG1268 AI1264 AL355 AM374 AO244 AQ672 AR54 AS1684 AT43 AU61 AW297 AX358 AZ994 BA387 BB1246 BD880 ' +
  'BE32 BF226 BG359 BH973 BI257 BJ229 BL590 BM1441 BN673 BO591 BQ599 BR55 BS1242 BT975 BV47 BW267 BY375 BZ501 CA1 ' +
  'CC61 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 ' +
  'DK45 DM1767 DO1 DZ213 EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 ' +
  'GD1473 GE995 GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GS500 GT502 GU1671 GW245 GY592 HK852 HM672 ' +
  'HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1876 JO962 JP81 KE254 KG996 ' +
  'KH855 KI686 KM269 KN1869 KP850 KR82 KW965 KY1345 KZ7 LA856 LB961 LC1758 LI423 LK94 LR231 LS266 LT370 LU352 LV371 ' +
  'LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1670 MQ596 MR222 MS1664 MT356 MU230 ' +
  'MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 ' +
  'PF689 PG675 PH63 PK92 PL48 PM508 PN64 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 ' +
  'SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1721 SY963 SZ268 ' +
  'TC1649 TD235 TF262 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1868 TV688 TW886 TZ255 UA380 UG256 UM1 ' +
  'US1 UY598 UZ998 VA39 VC1784 VE58 VG1284 VI1340 VN84 VU678 WF681 WS685 YE967 YT262 ZA27 ZM260 ZW263';

/** The code of each country, such as 385 of HR. */
export const DIAL_CODES: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** The country that is meant where several have one code, unless another of them is known. */
const USUAL: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  64: 'NZ',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  500: 'FK',
  590: 'GP',
  599: 'CW',
  672: 'NF',
};

/** Countries whose numbers begin with a 0 from abroad too; elsewhere it is dialled inside the country alone. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA']);

const LONGEST_CODE = 4;

/** A number as it is dialled from anywhere, with 00 as +; `null` for one of a country that it does not name. */
function international(phone: string): string | null {
  const number = cleanPhone(phone);
  return number.startsWith('+') ? number : null;
}

/** The number with the code of its country: what is typed with + or 00 stays as it is. '' stays ''. */
export function withDialCode(phone: string, country: string): string {
  const code = DIAL_CODES.get(country);
  const number = phone.trim();
  if (number === '' || code === undefined || international(number) !== null) return number;
  return `+${code} ${KEEPS_ZERO.has(country) ? number : number.replace(/^0\s*/, '')}`;
}

/**
 * The country whose code a number begins with; `null` where it begins with none.
 * @param expected the country that is meant where it is one of several with the same code
 */
export function countryOfPhone(phone: string, expected: string): string | null {
  const number = international(phone);
  if (number === null) return null;
  for (let length = LONGEST_CODE; length > 0; length -= 1) {
    const code = number.slice(1, length + 1);
    if (code.length < length) continue;
    if (DIAL_CODES.get(expected) === code) return expected;
    const found = USUAL[code] ?? [...DIAL_CODES].find(([, other]) => other === code)?.[0];
    if (found) return found;
  }
  return null;
}

/** A number without the code of its country, spaced as it was; unchanged where it has none. */
export function withoutDialCode(phone: string, country: string): string {
  const code = DIAL_CODES.get(country) ?? '';
  if (code === '' || !international(phone)?.startsWith(`+${code}`)) return phone;
  const prefix = new RegExp(`^(?:.*\\+|\\D*00)\\D*${[...code].join('\\D*')}[^\\d(]*`, 'u');
  return phone.replace(prefix, '').trim();
}
