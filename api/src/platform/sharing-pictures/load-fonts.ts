import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontDetails } from '@takumi-rs/core';

// Resolved from this folder, not from the address of the source, which the bundle keeps.
const { resolve } = createRequire(path.join(import.meta.dirname, 'fonts'));

/** The site's font for Hangul and Latin, and one for what it lacks: Chinese characters. */
const fonts = [
  { name: 'Pretendard', weight: 500, file: 'pretendard/dist/web/static/woff2/Pretendard-Medium.woff2' },
  { name: 'Pretendard', weight: 700, file: 'pretendard/dist/web/static/woff2/Pretendard-Bold.woff2' },
  {
    name: 'Noto Sans SC',
    weight: 500,
    file: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff2',
  },
  {
    name: 'Noto Sans SC',
    weight: 700,
    file: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2',
  },
] as const;

export const fontFamilies = [...new Set(fonts.map(({ name }) => name))];

/** Reads the fonts of their packages: a container has none of its own. */
export const loadFonts = (): Promise<FontDetails[]> =>
  Promise.all(fonts.map(async ({ file, ...font }) => ({ ...font, data: await readFile(resolve(file)) })));
