const createLaunchOptions = (...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that lives for seconds is done before its code is optimised, which costs a sixth of the browser's work.
    '--js-flags=--no-maglev --no-turbofan',
    ...more,
  ],
});

/** For `test.use` in journeys that check layout or animation. */
export const fullRendering = { launchOptions: createLaunchOptions(), contextOptions: {} };

/** Without web fonts and animation, for journeys that check behaviour only; saves about a sixth of the browser's work. */
export const reducedRendering = {
  launchOptions: createLaunchOptions('--disable-remote-fonts'),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The projects of e2e/engines, for the engines that are installed; the paths come from `npm test`. */
export const listEngines = () =>
  [
    ['Chromium', true],
    ['Firefox', process.env.FIREFOX_PATH],
    ['WebKit', process.env.WEBKIT_DRIVER_PATH],
  ].flatMap(([name, path]) => (path ? [{ name: String(name), use: { ...reducedRendering, engineName: name } }] : []));
