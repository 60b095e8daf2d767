import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseFileInPage, fillInPage, findInPage, type Step, toPattern } from './find-in-page';
import type { Place, Tab } from './tab';

const limitMs = 30_000;
const intervalMs = 50;

/** Testing Library, which finds in the page by role, name, label and text. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What the protocol of an engine does; `Element` is its handle of an element. */
export interface Driver<Element> {
  /** Runs a function in the page, with handles among its arguments; what it returns is data. */
  run<Result>(action: (...args: never[]) => Result, ...args: unknown[]): Promise<Awaited<Result>>;
  runText(script: string): Promise<unknown>;
  /** The elements that a function finds in the page; null when it returns null. */
  find(action: typeof findInPage, ...args: Parameters<typeof findInPage>): Promise<Element[] | null>;
  click(element: Element): Promise<unknown>;
  pressEnter(element: Element): Promise<unknown>;
  /** Whether an error comes from an element that moved, was covered or was replaced since it was found. */
  isPassing(cause: unknown): boolean;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string | Promise<string>;
}

const describeSteps = (steps: Step[]) => steps.map((step) => JSON.stringify(step)).join(' › ');

/** Runs in the page: whether a control works and has come to rest in the middle of the window, where no bar covers it. */
const bringToMiddle = async (element: HTMLElement) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const getPlace = () => JSON.stringify(element.getBoundingClientRect());
  const place = getPlace();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return !element.matches(':disabled') && getPlace() === place;
};

type Watched = { reached?: Promise<boolean> };

/**
 * Runs in the page: whether a click in the middle of the element would reach it, and no menu that is still closing. Then
 * watches whether the next one does.
 */
const watchClick = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return false;
  (globalThis as Watched).reached = new Promise((resolve) => {
    const onPress = ({ target }: Event) =>
      // One that was replaced meanwhile cannot be compared.
      resolve(target === hit || element.contains(target as Node) || !element.isConnected);
    document.addEventListener('mousedown', onPress, { once: true, capture: true });
  });
  return true;
};

/**
 * Runs in the page: whether the click reached its element. It may arrive after the engine has said that it was done; a page
 * that was left since then was clicked.
 */
const wasReached = () =>
  Promise.race([
    (globalThis as Watched).reached ?? true,
    new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false)),
  ]);

/** A tab that is driven by another protocol than Playwright's. Addresses without an origin are those of `baseURL`. */
export const createDrivenTab = <Element>(driver: Driver<Element>, request: APIRequestContext, baseURL: string): Tab => {
  /** Tries until there is an answer. */
  const poll = async <T>(what: string, steps: Step[], attempt: () => Promise<T | undefined>): Promise<T> => {
    const until = Date.now() + limitMs;
    let last: unknown;
    do {
      try {
        const answer = await attempt();
        if (answer !== undefined) return answer;
      } catch (cause) {
        if (!driver.isPassing(cause)) throw cause;
        last = cause;
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    } while (Date.now() < until);
    throw new Error(`Not within ${limitMs} ms: ${what} ${describeSteps(steps)}`, { cause: last });
  };

  const find = async (steps: Step[], onlyVisible: boolean): Promise<Element[]> => {
    const found = await driver.find(findInPage, steps, onlyVisible);
    if (found) return found;
    await driver.runText(library);
    return find(steps, onlyVisible);
  };

  const createScope = (steps: Step[]) => {
    const add = (step: Step) => createPlace([...steps, step]);
    return {
      getByRole: (role, { name, exact, level = null } = {}) =>
        add({ by: 'role', role, name: name === undefined ? null : toPattern(name, exact), level }),
      getByText: (text, { exact } = {}) => add({ by: 'text', pattern: toPattern(text, exact) }),
      getByLabel: (text, { exact } = {}) => add({ by: 'label', pattern: toPattern(text, exact) }),
      locator: (selector) => add({ by: 'css', selector }),
    } satisfies Pick<Tab, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'>;
  };

  const createPlace = (steps: Step[]): Place => {
    const add = (step: Step) => createPlace([...steps, step]);

    /** Does something with the element, and again where the page changed under it or the action answers false. */
    const act = async (what: string, onlyVisible: boolean, action: (element: Element) => Promise<unknown>) => {
      await poll(what, steps, async () => {
        const found = await find(steps, onlyVisible);
        if (found.length > 1) throw new Error(`${found.length} elements: ${describeSteps(steps)}`);
        const [element] = found;
        if (!element || !(await driver.run(bringToMiddle, element))) return undefined;
        return (await action(element)) === false ? undefined : true;
      });
    };

    return {
      ...createScope(steps),
      filter: ({ hasText }) => add({ by: 'content', pattern: toPattern(hasText) }),
      first: () => add({ by: 'position', at: 0 }),
      last: () => add({ by: 'position', at: -1 }),
      click: () =>
        act('click', true, async (element) => {
          if (!(await driver.run(watchClick, element))) return false;
          await driver.click(element);
          // Something may have moved below the pointer meanwhile. While a page is left, nothing can be asked.
          return driver.run(wasReached).catch(() => true);
        }),
      fill: (text) => act('fill', true, (element) => driver.run(fillInPage, element, text)),
      press: () => act('press', true, (element) => driver.pressEnter(element)),
      setInputFiles: ({ name, mimeType, buffer }) =>
        act('choose file', false, (element) =>
          driver.run(chooseFileInPage, element, name, mimeType, buffer.toString('base64')),
        ),
      waitFor: async ({ state = 'visible' } = {}) => {
        await poll(state, steps, async () => {
          const { length } = await find(steps, state !== 'attached');
          return (state === 'hidden') === (length === 0) ? true : undefined;
        });
      },
    };
  };

  return {
    ...createScope([]),
    request,
    evaluate: ((action: (arg: unknown) => unknown, arg?: unknown) => driver.run(action, arg)) as Page['evaluate'],
    goto: (address) => driver.goto(new URL(address, baseURL).href),
    reload: () => driver.reload(),
    url: () => driver.url(),
  };
};
