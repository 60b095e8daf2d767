import type { Locator, Page } from '@playwright/test';

/** How somebody uses a page: each finds what they press and write in by themselves. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
}

export const clicking: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
};

export const touching: Hands = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
};

const mostTabs = 250;

/** Where a key has to lead: the target itself, or what leads there by arrows. */
const wayTo = (target: Locator) =>
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

/** Stops of the Tab key on the way, as the page is now. */
const stopsBefore = (target: Locator) =>
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

const reach = async (target: Locator) => {
  await target.waitFor();
  const { keyboard } = target.page();
  // Held down, the key goes on by itself; the last steps are looked at one by one.
  await Promise.all(Array.from({ length: Math.max(0, (await stopsBefore(target)) - 1) }, () => keyboard.press('Tab')));
  for (let count = 0; count < mostTabs; count += 1) {
    const way = await wayTo(target);
    if (way === 'there') return;
    await keyboard.press(way);
  }
  throw new Error(`No key leads to ${target}`);
};

/** What has the focus is pressed as its kind is: a button or a link by Enter, a box by Space, a radio by arriving. */
const pressed = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    const type = here instanceof HTMLInputElement ? here.type : '';
    if (type === 'radio') return (here as HTMLInputElement).checked ? null : 'Space';
    return type === 'checkbox' || (here as HTMLElement).dataset.slot ? 'Space' : 'Enter';
  });

/** No pointer at all. */
export const typing: Hands = {
  press: async (target) => {
    await reach(target);
    const key = await pressed(target.page());
    if (key) await target.page().keyboard.press(key);
  },
  write: async (target, text) => {
    await reach(target);
    await target.page().keyboard.insertText(text);
  },
  choose: async (target, label) => {
    await reach(target);
    const said = () => target.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
    for (let count = 0; (await said()) !== label && count < 60; count += 1)
      await target.page().keyboard.press('ArrowDown');
    if ((await said()) !== label) throw new Error(`No option ${label}`);
  },
};
