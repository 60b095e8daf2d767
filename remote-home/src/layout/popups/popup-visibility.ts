import type { Popup } from 'shared/contract';
import { type Language, languageOfPath } from 'shared/i18n';

export type Device = 'pc' | 'mobile';

interface PopupContext {
  now: number;
  language: Language;
  device: Device;
  path: string;
}

type PopupTargeting = Pick<Popup, 'startAt' | 'endAt' | 'enabled' | 'locales' | 'device' | 'paths'>;

/** The path that popups are targeted by: the home pages of all languages are `/`. */
export const toPopupPath = (path: string) => (languageOfPath(path) ? '/' : path);

/** Whether a popup is shown here and now (W1), apart from what the reader has dismissed. */
export const isVisible = ({ startAt, endAt, enabled, locales, device, paths }: PopupTargeting, context: PopupContext) =>
  enabled &&
  Date.parse(startAt) <= context.now &&
  context.now < Date.parse(endAt) &&
  (locales.length === 0 || locales.includes(context.language)) &&
  (device === 'both' || device === context.device) &&
  (paths.length === 0 ? ['/'] : paths).some((path) => toPopupPath(path) === toPopupPath(context.path));
