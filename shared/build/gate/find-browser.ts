import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of Chromium or Chrome: that of CHROMIUM_PATH, or where systems have it; null if there is none. */
export const findBrowser = ({ CHROMIUM_PATH, PATH = '' } = process.env): string | null => {
  if (CHROMIUM_PATH !== undefined) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const folders = [...PATH.split(path.delimiter), '/usr/bin', '/snap/bin'];
  const mac = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const files = folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
  return [...files, ...mac].find(isProgram) ?? null;
};
