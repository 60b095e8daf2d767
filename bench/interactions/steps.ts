import type { Locator, Page } from 'playwright-core';

/** What somebody does on a page: each is one press, or one key after another. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** A finger and nothing else: what a locator does around its own tap would be counted as the page's. */
export const press = async (target: Locator) => {
  // Clear of the bars above and below.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  const page = target.page();
  await page.waitForTimeout(500);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const dialog = (page: Page) => page.getByRole('dialog').last();
const slots = (page: Page) => dialog(page).locator('[data-slot]:not([aria-disabled])');
/** Until what was asked for is there and painted; a page that listens for changes never falls silent (ms). */
const settled = (page: Page) => page.waitForTimeout(1500);

/** A seller looks for buyers among three hundred and asks one for a meeting. */
export const finding: Step[] = [
  { name: 'buyers of the fair', act: (page) => press(page.getByRole('link', { name: /바이어 \d/ })) },
  {
    name: 'filter by category',
    act: async (page) => {
      await settled(page);
      await page.getByRole('combobox', { name: '분야' }).selectOption({ index: 2 });
    },
  },
  {
    name: 'search, key by key',
    act: async (page) => {
      await settled(page);
      const field = page.getByRole('searchbox');
      await press(field);
      await field.pressSequentially('유통', { delay: 120 });
    },
  },
  {
    name: 'open a company',
    act: async (page) => {
      await press(page.getByRole('article').getByRole('button').first());
      await dialog(page).getByRole('button', { name: '상담 요청하기' }).waitFor();
    },
  },
  {
    name: 'open the times',
    act: async (page) => {
      await press(dialog(page).getByRole('button', { name: '상담 요청하기' }));
      await slots(page).first().waitFor();
    },
  },
  { name: 'pick a time', act: (page) => press(slots(page).nth(3)) },
  { name: 'pick another', act: (page) => press(slots(page).nth(9)) },
  { name: 'close', act: (page) => page.keyboard.press('Escape') },
];

/** A buyer goes through what is asked and says when they are free. */
export const answering: Step[] = [
  {
    name: 'requests in and out',
    act: async (page) => {
      await press(page.getByRole('link', { name: /^요청/ }).first());
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'ask before accepting',
    act: async (page) => {
      await press(page.getByRole('article').getByRole('button', { name: '수락' }).first());
      await dialog(page).getByRole('radio').first().waitFor();
    },
  },
  { name: 'choose the time', act: (page) => press(dialog(page).getByRole('radio').last()) },
  { name: 'back', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'calendar',
    act: async (page) => {
      await press(page.getByRole('link', { name: '달력', exact: true }));
      await settled(page);
    },
  },
  {
    name: 'open the own times',
    act: async (page) => {
      await press(page.getByRole('button', { name: '시간 바꾸기' }).first());
      await slots(page).first().waitFor();
    },
  },
  { name: 'mark a time', act: (page) => press(slots(page).nth(4)) },
  { name: 'clear a day', act: (page) => press(dialog(page).getByRole('button', { name: /모두/ }).first()) },
];

/** The control: a button without anything behind it, on a page of its own. */
export const bare = `<!doctype html><meta name="viewport" content="width=device-width"><button style="padding:40px">0</button>
<script>document.querySelector('button').onclick=({target})=>{target.textContent=Number(target.textContent)+1}</script>`;
