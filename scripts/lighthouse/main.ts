// Judges every page of the demo's sites in their first language as Lighthouse's phone sees it; fails where a goal is missed.
// `-- --runs 1`: how often each page is loaded; `-- andes`, `-- andes/es-AR/search`: sites and beginnings of addresses.
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { routePath } from '../../src/site/routes.ts';
import { ensureChromium } from '../lib/chromium.mjs';
import { followLinks } from '../../tests/e2e/support/crawl.ts';
import { startDemo } from '../../tests/e2e/support/demo-server.ts';
import { firstCheckout } from '../../tests/e2e/support/first-checkout.ts';
import { freePort } from '../../tests/e2e/support/server-process.ts';
import { configurationOf } from '../../tests/e2e/support/site-configuration.ts';
import { COMPANIES, type DemoCompany } from '../../tests/e2e/support/site-pages.ts';
import { openVisit } from '../../tests/e2e/support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, termsBox } from '../../tests/e2e/support/visitor.ts';

/** Least score of performance, of 100. */
const GOAL = 98;
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;
/** What a page that is not there cannot pass: its status is 404, of which the console tells too. */
const FAILED_BY_404 = ['http-status-code', 'errors-in-console'];

interface Judgement {
  readonly performance: number;
  /** Audits of the other categories that are not passed. */
  readonly failed: readonly string[];
}

/** Path of no page, below a language. */
const NOWHERE = '/nowhere';

/** Loads an address once. @throws Error with the reason of Lighthouse where it could not */
async function judge(address: string, port: number): Promise<Judgement> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...OTHERS],
    ignoreStatusCode: true,
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  const { categories, audits } = result.lhr;
  // Pages of the booking flow ask search engines to leave them out.
  const isHidden = audits['is-crawlable']?.score === 0;
  const isMissing = address.endsWith(NOWHERE);
  const failed = OTHERS.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && !(isHidden && id === 'is-crawlable'))
    .filter(({ id }) => !(isMissing && FAILED_BY_404.includes(id)))
    .flatMap(({ id }) => {
      const { score } = audits[id] ?? {};
      return score === null || score === undefined || score === 1 ? [] : [id];
    });
  return { performance: Math.round((categories.performance?.score ?? 0) * 100), failed };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted));

const demo = await startDemo();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(console.info),
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
});
/** Books the first car that is found. @returns the path of the page that tells of the booking */
async function book({ id, language }: DemoCompany): Promise<string> {
  const { page, close } = await openVisit(browser, { locale: language });
  await page.goto(await firstCheckout(page, demo.siteOrigin(id)));
  await checkoutReady(page);
  await fillForm(page, guest(`lighthouse.${id}@example.com`));
  await termsBox(page).check();
  await bookButton(page).click();
  await page.waitForURL(/[?&]bookingId=/);
  const { pathname, search } = new URL(page.url());
  await close();
  return pathname + search;
}

/** What no link leads to: the screens after a booking, made or failed, and of an address that is none. */
const unlinkedPages = async (company: DemoCompany): Promise<string[]> => [
  await book(company),
  `${routePath(configurationOf(company.id), 'booking-error', company.language)}?reason=gone`,
  `/${company.language}${NOWHERE}`,
];

let missed = 0;
try {
  for (const company of COMPANIES) {
    const { id, language } = company;
    const { pages } = await followLinks(demo, id);
    const linked = pages.filter((page) => page.startsWith(`/${language}/`));
    for (const path of [...linked, ...(await unlinkedPages(company))]) {
      const name = id + path;
      if (!isWanted(name)) continue;
      const judgements: Judgement[] = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        judgements.push(await judge(demo.siteOrigin(id) + path, port));
      const performance = median(judgements.map((judgement) => judgement.performance));
      const failed = [...new Set(judgements.flatMap((judgement) => judgement.failed))];
      const isMissed = performance < GOAL || failed.length > 0;
      if (isMissed) missed += 1;
      console.log(
        [isMissed ? 'MISSED' : 'ok', String(performance).padStart(3), name, ...failed]
          .join('  ')
          .slice(0, 200),
      );
    }
  }
} finally {
  await browser.close();
  await demo.stop();
}
console.log(`${missed} pages miss a goal`);
process.exitCode = missed === 0 ? 0 : 1;
