import type { Language } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import type { FirstPage } from './federation/store';
import type { Quality } from './shell/quality/quality';
import type { PublicSetting } from './shell/SettingProvider';

/** What the server writes into the page for the browser to go on with. */
export interface PageState {
  language: Language;
  /** Version of the host. */
  host: string;
  remotes: RunningRelease[];
  setting: PublicSetting | null;
  /** What the server rendered; null where it left the page to the browser. */
  page: FirstPage | null;
  /** What the address asked for in place of everybody's releases; null where it asked for nothing. */
  quality: Quality | null;
}

export const stateElement = 'portico-state';

export const readState = (): PageState => {
  const element = document.getElementById(stateElement);
  return JSON.parse(element?.textContent ?? '') as PageState;
};
