import type { Locator, Page } from '@playwright/test';
import { expect } from './support';

/**
 * Runs in the page. What covers a corner of the element, or of its field (label, control and error) with `whole`; '' when
 * it is clear.
 */
const findCover = (element: Element, whole: boolean) => {
  const area = element.closest('[data-field]') ?? element;
  const field = whole ? area : element;
  const { top, right, bottom, left } = field.getBoundingClientRect();
  const corners = [
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const;
  for (const [x, y] of corners) {
    const found = document.elementFromPoint(x, y);
    if (!found) return `outside the screen at ${Math.round(y)}`;
    if (!area.contains(found) && !found.contains(field)) return found.outerHTML.slice(0, 200);
  }
  return '';
};

/** Expects that neither the edges of the screen nor header or bars cover a field, from its label to its error. */
export const expectClear = (target: Locator) =>
  expect.poll(() => target.evaluate(findCover, true), String(target)).toBe('');

/** As `expectClear`, for the control without its label and error: all that a browser brings into view by itself. */
export const expectControlClear = (target: Locator) =>
  expect.poll(() => target.evaluate(findCover, false), String(target)).toBe('');

/** Presses Tab until the focus leaves the main area, and expects each element with the focus to be clear. */
export const tabThroughMain = async (page: Page) => {
  await page.locator('main').focus();
  let stops = 0;
  for (; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    // Not `:focus`, which a date field does not match while its picker has the focus.
    const focused = await page.evaluateHandle(() => document.activeElement);
    const element = focused.asElement();
    if (!element || !(await element.evaluate((each) => each.closest('main') !== null))) break;
    expect(await element.evaluate(findCover, false), `stop ${stops}`).toBe('');
  }
  return stops;
};
