import type { Language } from 'shared/i18n';

/** Id of the script element that contains the state as JSON. */
export const stateElementId = 'tried-state';

/** Id of the script element that contains the page's data as JSON. */
export const dataElementId = 'tried-data';

/** What a document tells the browser about the page to hydrate. */
export interface TriedState {
  language: Language;
  /** Name of the remote's container, and address of its entry. */
  name: string;
  entry: string;
}

/** What has happened in the browser. */
export interface TriedResult {
  /** The page has been hydrated, or cannot be. */
  isDone: boolean;
  errors: string[];
  /** Cumulative layout shift. */
  shift: number;
}
