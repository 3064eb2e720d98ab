import { describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { joinEnvironment } from './support/environment.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();
const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`no text ${key}`);
});

/** What somebody types who writes to a company, by name of the field. */
const answersOf = (site: string) => ({
  firstName: `Ñanda Čačić-${site}`,
  emailAddress: `nanda@${site}.example`,
  cellPhone: '+385912345678',
  message: 'Do you rent snow chains <for 5>?\nWe arrive in July & stay.',
});

describe.each(COMPANIES)('the contact form of $id', ({ id, language }) => {
  const t = translateFor(texts, language);
  const contact = DEMO_SITES.find((site) => site.id === id)?.pages.find((page) => page.id === 'contact');
  const slug = (contact?.body as { slugs?: Record<string, string> } | undefined)?.slugs?.[language];

  it('[COMP-12] names what is missing; filled in, with its captcha solved, it reaches the inbox, and can be sent again', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { locale: language });
    const origin = environment.demo.siteOrigin(id);
    const solutions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/contactEntry'))
        solutions.push((request.postDataJSON() as { captcha: string }).captcha);
    });
    await page.goto(`${origin}/${language}/${slug}`);
    const form = page.locator('main form[data-needs-script]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const send = form.locator('button[type="submit"]');
    await form.scrollIntoViewIfNeeded();

    await send.click();
    const problems = form.locator('[id$="-error"]');
    await problems.first().waitFor();
    expect(
      await form
        .locator('[aria-invalid="true"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['firstName', 'emailAddress', 'message']);
    expect(await field('firstName').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(solutions).toEqual([]);

    const answers = answersOf(id);
    for (const [name, answer] of Object.entries(answers)) await field(name).fill(answer);
    await send.click();
    const sent = page.locator('main [role="status"][data-sent]');
    await sent.waitFor();
    expect(await sent.textContent()).toContain(t('contact.sent'));
    expect(await sent.evaluate((element) => element === document.activeElement)).toBe(true);

    await sent.getByRole('button', { name: t('contact.another') }).click();
    const second = { ...answers, message: 'One more thing: is the desk open at night?' };
    for (const [name, answer] of Object.entries(second)) {
      expect(await field(name).inputValue()).toBe('');
      await field(name).fill(answer);
    }
    await send.click();
    await sent.waitFor();
    expect([solutions.length, new Set(solutions).size, solutions.includes('')]).toEqual([2, 2, false]);

    await page.goto(`${origin}/dev/inbox`);
    const mails = page.getByRole('listitem').filter({ hasText: answers.firstName });
    await expect
      .poll(async () => {
        await page.reload();
        return mails.count();
      })
      .toBe(2);
    // The newest comes first.
    for (const [position, typed] of [second, answers].entries()) {
      await page.goto(`${origin}/dev/inbox`);
      await mails.nth(position).getByRole('link').first().click();
      const mail = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
      for (const answer of Object.values(typed))
        for (const line of answer.split('\n')) expect(mail).toContain(line);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
