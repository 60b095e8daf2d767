import type { Language } from 'shared/i18n';
import type { Head, RunningRelease } from 'shared/remotes';
import type { FirstPage } from './federation/page-store';
import type { OverrideStatus } from './shell/overrides/override-status';
import type { PublicSetting } from './shell/SettingProvider';

/** State that the server writes into the document for hydration. */
export interface PageState {
  language: Language;
  /** Version of the host. */
  host: string;
  remotes: RunningRelease[];
  /** Releases are missing that there may be, so a path that none of them serves may have a page all the same. */
  isIncomplete: boolean;
  setting: PublicSetting | null;
  /** Page that the server rendered; null when the browser has to load it. */
  page: FirstPage | null;
  /** The paths that this page's head names. */
  paths?: Head['paths'];
  /** Releases that the address requested in place of the stable ones, and the result; null when it requested none. */
  override: OverrideStatus | null;
}

/** Id of the script element that contains the state as JSON. */
export const stateElementId = 'portico-state';

export const readPageState = (): PageState => {
  const element = document.getElementById(stateElementId);
  return JSON.parse(element?.textContent ?? '') as PageState;
};
