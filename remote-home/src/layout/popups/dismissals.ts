import type { Popup } from 'shared/contract';
import { getSeoulDate } from '../seoul-date';

const hourMs = 60 * 60 * 1000;

/** The next 00:00 in Seoul (ms since 1970), whatever the time zone of the device (W1). */
export const getNextSeoulMidnight = (now: number) => Date.parse(`${getSeoulDate(1, now)}T00:00:00+09:00`);

type Dismissible = Pick<Popup, '_id' | 'version' | 'dismiss' | 'hideHours'>;

/** Until when (ms since 1970) a dismissed popup is hidden; null where it can only be closed. */
export const getHiddenUntil = (
  { dismiss, hideHours }: Pick<Popup, 'dismiss' | 'hideHours'>,
  now: number,
): number | null => {
  if (dismiss === 'TODAY') return getNextSeoulMidnight(now);
  if (dismiss === 'HOURS') return now + (hideHours ?? 24) * hourMs;
  if (dismiss === 'WEEK') return now + 7 * 24 * hourMs;
  if (dismiss === 'FOREVER') return Number.MAX_SAFE_INTEGER;
  return null;
};

/** Contains the version, so that an edited popup is shown again. */
const getStorageKey = ({ _id, version }: Dismissible) => `portico.popup.${_id}.${version}`;

/** Stores until when the popup is hidden. Where storage is blocked the popup is only closed. */
export const dismiss = (popup: Dismissible, now: number) => {
  const until = getHiddenUntil(popup, now);
  if (until === null) return;
  try {
    localStorage.setItem(getStorageKey(popup), String(until));
  } catch {}
};

export const isDismissed = (popup: Dismissible, now: number) => {
  try {
    return Number(localStorage.getItem(getStorageKey(popup)) ?? 0) > now;
  } catch {
    return false;
  }
};
