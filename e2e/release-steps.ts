import type { APIRequestContext } from '@playwright/test';
import { expect } from './support';

export const pages = { 'remote-home': '/', 'remote-matching': '/matching', 'remote-console': '/console' } as const;

export type Command = (line: string, env?: Record<string, string>) => Promise<{ code: number; said: string }>;

export const expectSuccess = async (command: Command, line: string) => {
  const { code, said } = await command(line);
  expect(code, said).toBe(0);
};

/** Waits until the HTML of a page names a version; returns how long that took (ms). */
export const waitUntilVisible = async (request: APIRequestContext, name: keyof typeof pages, version: string) => {
  const since = Date.now();
  await expect
    .poll(
      async () => (await (await request.get(pages[name])).text()).includes(`"name":"${name}","version":"${version}"`),
      { intervals: [100] },
    )
    .toBe(true);
  return Date.now() - since;
};
