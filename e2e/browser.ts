const launch = (...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});

/** For `test.use` where a journey judges how a page is laid out or moves. */
export const inFull = { launchOptions: launch(), contextOptions: {} };

/** A sixth of the browser's work is to lay pages out in their own fonts; what they do needs neither these nor movement. */
export const plain = {
  launchOptions: launch('--disable-remote-fonts'),
  contextOptions: { reducedMotion: 'reduce' },
} as const;
