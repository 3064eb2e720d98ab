import type { Page } from 'playwright';
import type { Doing, Task } from './ours.ts';

const block = (page: Page, text: string) => page.locator('[data-block]', { hasText: text });
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]:visible`).first();

/** How each task is done in Puck's editor; why it cannot be, where it cannot. */
export const PUCK: Readonly<Record<Task, Doing | string>> = {
  'change the text of the hero in two languages': 'one language; one text takes 4',
  async 'add a section and fill in its heading'(page, hand) {
    const item = page.locator('[data-testid="drawer-item:Section"], [class*="DrawerItem"]', {
      hasText: 'Section',
    });
    await hand.drag(item.last(), block(page, 'Two').first());
    await page.waitForTimeout(500);
    await hand.press(field(page, 'heading'));
    await hand.key('Control+a');
    await hand.type('New section');
    await block(page, 'New section').first().waitFor();
  },
  async 'move the last section to the top by mouse'(page, hand) {
    await hand.drag(block(page, 'Three').first(), block(page, 'Hero').first());
    await page.waitForFunction(
      () => document.querySelector('[data-block]')?.textContent?.includes('Three'),
      null,
      { timeout: 5000 },
    );
  },
  'move the last section to the top by keyboard': 'no keys move blocks',
  'hide a section on phones': 'no visibility of blocks',
  async 'swap a picture'(page, hand) {
    await hand.press(block(page, 'Hero').first());
    await hand.press(field(page, 'image'));
    await hand.key('Control+a');
    await hand.type('/second.png');
    await page.locator('img[src="/second.png"]').first().waitFor();
  },
  'make an offers page with a menu entry': 'one page, no menus',
  'publish a page without warnings':
    'its button hands the data to a program: 1 press, nothing is stored or asked',
  'roll back': 'nothing is stored',
};
