import type { Popup } from 'shared/contract';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Seoul keeps no summer time. */
const seoul = 9 * hour;

/** The next 00:00 in Seoul, wherever the reader is (W1). */
export const nextSeoulMidnight = (now: number) => Math.floor((now + seoul) / day) * day + day - seoul;

type Dismissible = Pick<Popup, '_id' | 'version' | 'dismiss' | 'hideHours'>;

/** Until when (ms) a dismissed popup stays away; null where it can only be closed. */
export const hiddenUntil = (
  { dismiss, hideHours }: Pick<Popup, 'dismiss' | 'hideHours'>,
  now: number,
): number | null => {
  if (dismiss === 'TODAY') return nextSeoulMidnight(now);
  if (dismiss === 'HOURS') return now + (hideHours ?? 24) * hour;
  if (dismiss === 'WEEK') return now + 7 * day;
  if (dismiss === 'FOREVER') return Number.MAX_SAFE_INTEGER;
  return null;
};

/** With the version in it, an edited popup shows again. */
const key = ({ _id, version }: Dismissible) => `portico.popup.${_id}.${version}`;

/** Where storage is blocked, the popup is just closed. */
export const dismiss = (popup: Dismissible, now: number) => {
  const until = hiddenUntil(popup, now);
  if (until === null) return;
  try {
    localStorage.setItem(key(popup), String(until));
  } catch {}
};

export const isDismissed = (popup: Dismissible, now: number) => {
  try {
    return Number(localStorage.getItem(key(popup)) ?? 0) > now;
  } catch {
    return false;
  }
};
