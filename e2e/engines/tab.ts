import type { Page } from '@playwright/test';

/** Of the windows, in px. */
export const windowHeight = 900;

/** Part of a text, in any case; the whole text, as it is, when `exact`; or a pattern. */
export type Text = string | RegExp;

interface TextOptions {
  exact?: boolean;
}

export type Role = Parameters<Page['getByRole']>[0];

interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface Scope {
  getByRole(role: Role, options?: TextOptions & { name?: Text; level?: number }): Place;
  getByText(text: Text, options?: TextOptions): Place;
  getByLabel(text: Text, options?: TextOptions): Place;
  locator(selector: string): Place;
}

/** Where something is on the page. Each method waits until exactly one element is there. */
export interface Place extends Scope {
  filter(options: { hasText: Text }): Place;
  first(): Place;
  last(): Place;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  setInputFiles(file: UploadFile): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'hidden' | 'attached' }): Promise<void>;
}

/**
 * A tab of any engine: the part of Playwright's page that the journeys use. In Chromium it is that page, in the others
 * `createDrivenTab`.
 */
export interface Tab extends Scope {
  request: Page['request'];
  evaluate: Page['evaluate'];
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string | Promise<string>;
}
