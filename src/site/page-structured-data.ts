import type { Seo } from '../../generated/page/types.ts';
import type { ProductApi } from '../api/product-api.ts';
import { dateOf, toPlainDateTime } from '../domain/calendar.ts';
import { readOperatorData } from '../runtime/metadata/operator-data.ts';
import {
  breadcrumbList,
  jsonLd,
  organization,
  type StructuredData,
  webSite,
} from '../runtime/metadata/structured-data.ts';
import { autoRental } from './branch-structured-data.ts';
import { LOGO_PATH } from './icons.ts';
import type { PageAddress } from './page-context.ts';
import { blogPosting } from './post-structured-data.ts';

export interface StructuredDataInput {
  readonly address: PageAddress;
  readonly api: Pick<ProductApi, 'branches' | 'openingHours'>;
  /** The site has icons, made from its logo. */
  readonly hasLogo: boolean;
  readonly pageSeo: Partial<Seo>;
  readonly siteSeo: Seo;
  /** Path of the picture that the page is shared with; '' without one. */
  readonly image: string;
  /** Home and the page, where the page shows them as a trail; empty otherwise. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  /** What the components of the page say of themselves. */
  readonly ofComponents: readonly StructuredData[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** The company, its website and its branches, for the home page. Branches that cannot be loaded are left out. */
async function ofCompany({ address, api, hasLogo, now, report }: StructuredDataInput) {
  const { language, siteName: name, path } = address;
  const [branches, hours] = await Promise.all([api.branches(language), api.openingHours(language)]).catch(
    (error: unknown) => {
      report('branches left out of structured data', { error });
      return [[], new Map<string, never>()] as const;
    },
  );
  return [
    organization({ name, logo: hasLogo ? LOGO_PATH : '' }),
    webSite({ name, language }),
    ...branches.map((branch) => {
      const known = hours.get(branch.id);
      const today = dateOf(toPlainDateTime(now, known?.utcOffsetMinutes ?? 0));
      return autoRental(branch, { rules: known?.rules, today, url: encodeURI(path) });
    }),
  ];
}

/** What search engines read of a page, as JSON-LD documents: ours, then those of the operator. */
export async function pageStructuredData(input: StructuredDataInput): Promise<readonly object[]> {
  const { address, pageSeo, siteSeo, image, trail, ofComponents, report } = input;
  const own = jsonLd(
    [
      ...(address.routeId === 'home' ? await ofCompany(input) : []),
      ...(address.post ? [blogPosting(address.post, address, image)] : []),
      ...(trail.length > 0 ? [breadcrumbList(trail)] : []),
      ...ofComponents,
    ],
    address.origin,
  );
  const tags = pageSeo.schemaTags?.length ? pageSeo.schemaTags : siteSeo.schemaTags;
  const business = pageSeo.googleLocalBusiness || siteSeo.googleLocalBusiness;
  const ofOperator = readOperatorData([...tags, business], (index) =>
    report('structured data left out', {
      page: address.routeId,
      field: index < tags.length ? `schemaTags/${index}` : 'googleLocalBusiness',
    }),
  );
  return own ? [own, ...ofOperator] : ofOperator;
}
