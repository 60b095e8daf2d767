/**
 * A page that lives for seconds is done before its code is optimised, which costs a sixth of the browser's work. With room for
 * what it makes, in megabytes, there is less to collect.
 */
const briefPages = '--no-maglev --no-turbofan --min-semi-space-size=64';
/** One that runs the same code for a minute, as an audit does, is worth the first of the two optimisers. */
const longPages = '--no-turbofan --min-semi-space-size=64';

/**
 * Nothing of a page is drawn beyond a megabyte, which saves 5 to 15 % of a journey's work: in CI nobody sees the picture of a
 * failed journey, and no journey reads pixels.
 */
const fewPixels = process.env.CI ? ['--force-gpu-mem-available-mb=1'] : [];

const createLaunchOptions = (scriptFlags: string, ...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--js-flags=${scriptFlags}`,
    ...fewPixels,
    ...more,
  ],
});

/** For `test.use` in journeys that check layout or animation. */
export const fullRendering = { launchOptions: createLaunchOptions(briefPages), contextOptions: {} };

/** For `test.use` in audits. They are injected as a script, which the content security policy would block. */
export const auditRendering = { launchOptions: createLaunchOptions(longPages), bypassCSP: true };

/** Without web fonts and animation, for journeys that check behaviour only; saves about a sixth of the browser's work. */
export const reducedRendering = {
  launchOptions: createLaunchOptions(briefPages, '--disable-remote-fonts'),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The projects of e2e/engines, for the engines that are installed; the paths come from `npm test`. */
export const listEngines = () =>
  [
    ['Chromium', true],
    ['Firefox', process.env.FIREFOX_PATH],
    ['WebKit', process.env.WEBKIT_DRIVER_PATH],
  ].flatMap(([name, path]) => (path ? [{ name: String(name), use: { ...reducedRendering, engineName: name } }] : []));
