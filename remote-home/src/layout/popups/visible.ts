import type { Popup } from 'shared/contract';
import { type Language, languageOfPath } from 'shared/i18n';

export type Device = 'pc' | 'mobile';

export interface Place {
  now: number;
  language: Language;
  device: Device;
  path: string;
}

type Aimed = Pick<Popup, 'startAt' | 'endAt' | 'enabled' | 'locales' | 'device' | 'paths'>;

/** The three home pages are one place. */
export const placeOf = (path: string) => (languageOfPath(path) ? '/' : path);

/** W1, but for what the reader has dismissed. */
export const isVisible = ({ startAt, endAt, enabled, locales, device, paths }: Aimed, place: Place) =>
  enabled &&
  Date.parse(startAt) <= place.now &&
  place.now < Date.parse(endAt) &&
  (locales.length === 0 || locales.includes(place.language)) &&
  (device === 'both' || device === place.device) &&
  (paths.length === 0 ? ['/'] : paths).some((path) => placeOf(path) === placeOf(place.path));
