import { afterAll } from '@jest/globals';

/** No browser is found until the end of a test file, whose process other files share. */
export const hideBrowser = () => {
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = '';
  afterAll(() => {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });
};
