import type { Locator, Page } from '@playwright/test';

/** A way to use a page. Each method moves to its target by itself. */
export interface InputMethod {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
}

export const mouse: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
};

export const touch: InputMethod = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
};

const maxKeyPresses = 250;

/** The key that moves the focus towards the target, or `there` when the target has the focus. */
const findNextKey = (target: Locator) =>
  target.evaluate((element) => {
    const here = document.activeElement;
    if (here === element) return 'there';
    const isRadio = (node: Element | null): node is HTMLInputElement =>
      node instanceof HTMLInputElement && node.type === 'radio';
    if (isRadio(here) && isRadio(element) && here.name === element.name) return 'ArrowDown';
    const [from, to] = [here?.closest('td'), element.closest('td')];
    const table = element.closest('table');
    if (!from || !to || !table?.contains(from) || !(here as HTMLElement).dataset.slot) return 'Tab';
    const rowOf = (cell: HTMLElement) => (cell.parentElement as HTMLTableRowElement).rowIndex;
    if (rowOf(from) !== rowOf(to)) return rowOf(from) < rowOf(to) ? 'ArrowDown' : 'ArrowUp';
    return from.cellIndex < to.cellIndex ? 'ArrowRight' : 'ArrowLeft';
  });

/** Number of Tab stops between the focus and the target. */
const countTabStops = (target: Locator) =>
  target.evaluate((element) => {
    const here = document.activeElement ?? document.body;
    const scope = element.closest('dialog, [role=dialog]') ?? document;
    const group = (node: Element) =>
      node instanceof HTMLInputElement && node.type === 'radio'
        ? [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ name }) => name === node.name)
        : [];
    const entry = (node: Element) => group(node).find(({ checked }) => checked) ?? group(node)[0] ?? node;
    const aim = entry(element.closest('table')?.querySelector('[data-slot][tabindex="0"]') ?? element);
    const stops = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(
      (node) =>
        node.tabIndex >= 0 &&
        !node.matches(':disabled') &&
        node.checkVisibility({ visibilityProperty: true }) &&
        entry(node) === node,
    );
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    if (isBefore(here, aim)) return stops.filter((stop) => isBefore(here, stop) && isBefore(stop, aim)).length;
    return 0;
  });

const focusByKeyboard = async (target: Locator) => {
  await target.waitFor();
  const { keyboard } = target.page();
  // Most of the Tab presses are sent at once; the focus is checked after each of the last ones.
  await Promise.all(
    Array.from({ length: Math.max(0, (await countTabStops(target)) - 1) }, () => keyboard.press('Tab')),
  );
  for (let count = 0; count < maxKeyPresses; count += 1) {
    const way = await findNextKey(target);
    if (way === 'there') return;
    await keyboard.press(way);
  }
  throw new Error(`No key leads to ${target}`);
};

/** The key that activates the focused element: Enter for buttons and links, Space for checkboxes, none for radio buttons. */
const findPressKey = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    const type = here instanceof HTMLInputElement ? here.type : '';
    if (type === 'radio') return (here as HTMLInputElement).checked ? null : 'Space';
    return type === 'checkbox' || (here as HTMLElement).dataset.slot ? 'Space' : 'Enter';
  });

/** Uses the keyboard only. */
export const keyboard: InputMethod = {
  press: async (target) => {
    await focusByKeyboard(target);
    const key = await findPressKey(target.page());
    if (key) await target.page().keyboard.press(key);
  },
  write: async (target, text) => {
    await focusByKeyboard(target);
    await target.page().keyboard.insertText(text);
  },
  choose: async (target, label) => {
    await focusByKeyboard(target);
    const getLabel = () => target.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
    for (let count = 0; (await getLabel()) !== label && count < 60; count += 1)
      await target.page().keyboard.press('ArrowDown');
    if ((await getLabel()) !== label) throw new Error(`No option ${label}`);
  },
};
