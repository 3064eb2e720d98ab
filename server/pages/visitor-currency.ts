import { chosenCurrency, CURRENCY_PARAMETER, offeredCurrencies } from '../../src/domain/shown-currency.ts';
import { encodePath } from '../../src/site/routes.ts';
import type { PageResult } from './page-request.ts';
import type { Visit } from './render-response.ts';
import { type PageTarget, withQuery } from './resolve-request.ts';

/** The currency that the visitor chose, when amounts can be shown in it. */
export async function currencyOf({ request, currencies }: Visit): Promise<string | undefined> {
  const { currencyCookie } = request;
  return currencyCookie && chosenCurrency((await currencies).value, currencyCookie)?.isoCode;
}

const CURRENCY_COOKIE_SECONDS = 31_536_000;

/** Stores the currency that a link names, and leads to the same page without it. */
export async function chooseCurrency(
  { request, currencies }: Visit,
  { path }: PageTarget,
  wanted: string,
): Promise<PageResult> {
  const rest = new URLSearchParams(request.search);
  rest.delete(CURRENCY_PARAMETER);
  const isOffered = offeredCurrencies((await currencies).value).some(({ isoCode }) => isoCode === wanted);
  const secure = request.site.origin.startsWith('https:') ? '; Secure' : '';
  return {
    kind: 'redirect',
    status: 303,
    location: withQuery(encodePath(path), rest),
    ...(isOffered
      ? {
          cookie: `${CURRENCY_PARAMETER}=${wanted}; Path=/; Max-Age=${CURRENCY_COOKIE_SECONDS}; SameSite=Lax${secure}`,
        }
      : {}),
  };
}
