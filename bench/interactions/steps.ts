import type { Locator, Page } from 'playwright-core';

/** One interaction: a tap, or several keys. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** A plain tap. The checks that a locator runs around its own tap would be measured as work of the page. */
export const tap = async (target: Locator) => {
  // Scrolls the target away from the fixed bars at the top and bottom.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  const page = target.page();
  await page.waitForTimeout(500);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const getDialog = (page: Page) => page.getByRole('dialog').last();
const getSlots = (page: Page) => getDialog(page).locator('[data-slot]:not([aria-disabled])');
/** Fixed wait for data and painting: the network is never idle while a page listens for changes. */
const waitUntilSettled = (page: Page) => page.waitForTimeout(1500);

/** A seller searches three hundred buyers and requests a meeting. */
export const sellerSteps: Step[] = [
  { name: 'buyers of the fair', act: (page) => tap(page.getByRole('link', { name: /바이어 \d/ })) },
  {
    name: 'filter by category',
    act: async (page) => {
      await waitUntilSettled(page);
      await page.getByRole('combobox', { name: '분야' }).selectOption({ index: 2 });
    },
  },
  {
    name: 'search, key by key',
    act: async (page) => {
      await waitUntilSettled(page);
      const field = page.getByRole('searchbox');
      await tap(field);
      await field.pressSequentially('유통', { delay: 120 });
    },
  },
  {
    name: 'open a company',
    act: async (page) => {
      await tap(page.getByRole('article').getByRole('button').first());
      await getDialog(page).getByRole('button', { name: '상담 요청하기' }).waitFor();
    },
  },
  {
    name: 'open the times',
    act: async (page) => {
      await tap(getDialog(page).getByRole('button', { name: '상담 요청하기' }));
      await getSlots(page).first().waitFor();
    },
  },
  { name: 'pick a time', act: (page) => tap(getSlots(page).nth(3)) },
  { name: 'pick another', act: (page) => tap(getSlots(page).nth(9)) },
  { name: 'close', act: (page) => page.keyboard.press('Escape') },
];

/** A buyer goes through requests and sets available times. */
export const buyerSteps: Step[] = [
  {
    name: 'requests in and out',
    act: async (page) => {
      await tap(page.getByRole('link', { name: /^요청/ }).first());
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'ask before accepting',
    act: async (page) => {
      await tap(page.getByRole('article').getByRole('button', { name: '수락' }).first());
      await getDialog(page).getByRole('radio').first().waitFor();
    },
  },
  { name: 'choose the time', act: (page) => tap(getDialog(page).getByRole('radio').last()) },
  { name: 'back', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'calendar',
    act: async (page) => {
      await tap(page.getByRole('link', { name: '달력', exact: true }));
      await waitUntilSettled(page);
    },
  },
  {
    name: 'open the own times',
    act: async (page) => {
      await tap(page.getByRole('button', { name: '시간 바꾸기' }).first());
      await getSlots(page).first().waitFor();
    },
  },
  { name: 'mark a time', act: (page) => tap(getSlots(page).nth(4)) },
  { name: 'clear a day', act: (page) => tap(getDialog(page).getByRole('button', { name: /모두/ }).first()) },
];

/** Control: a page with a plain button that counts clicks. */
export const plainButtonPage = `<!doctype html><meta name="viewport" content="width=device-width"><button style="padding:40px">0</button>
<script>document.querySelector('button').onclick=({target})=>{target.textContent=Number(target.textContent)+1}</script>`;
