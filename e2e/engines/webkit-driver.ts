import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver } from './driven-tab';

const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
  error.NoSuchElementError,
];

/** Waits for what the function returns, and hands over why it failed. */
const toAsyncScript = (action: unknown) => `const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${action})(...[...arguments].slice(0, -1)))
    .then((value) => done({ value }), (error) => done({ failure: String(error) }))`;

/** WebKit, driven by WebDriver. */
export const createWebKitDriver = (driver: WebDriver): Driver<WebElement> => ({
  run: async <Result>(action: unknown, ...args: unknown[]) => {
    type Answer = { failure?: string; value: Awaited<Result> };
    const { failure, value } = await driver.executeAsyncScript<Answer>(toAsyncScript(action), ...args);
    if (failure) throw new Error(failure);
    return value;
  },
  runText: (script) => driver.executeScript(script),
  find: (action, ...args) => driver.executeScript(`return (${action})(...arguments)`, ...args),
  click: (element) => element.click(),
  pressEnter: (element) => element.sendKeys(Key.ENTER),
  isPassing: (cause) => passing.some((type) => cause instanceof type),
  goto: (address) => driver.get(address),
  reload: () => driver.navigate().refresh(),
  url: () => driver.getCurrentUrl(),
});
