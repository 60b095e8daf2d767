import { organizer } from '../../../seed/content/fairs';
import { formatDay, toInstant } from '../../matching/fairs/grid';

const timezone = 'Asia/Seoul';
const dayMs = 86_400_000;

/** A date in Seoul, `days` days after `since`. */
const toDate = (days: number, since: number) => formatDay(new Date(since + days * dayMs).toISOString(), timezone);

/** A time in Seoul: `minute` minutes after midnight, `days` days after `since`. */
export const toTime = (days: number, since: number, minute = 0) =>
  new Date(toInstant(toDate(days, since), minute, timezone)).toISOString();

/** The days of a fair, from the first to the last one after `since`. */
export const buildDays = (first: number, last: number, since: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    date: toDate(first + at, since),
    blocks: [
      { from: '10:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
  }));

export const commonFields = {
  timezone,
  slotMinutes: 30,
  bufferMinutes: 0,
  leadMinutes: 30,
  organizer,
  published: true,
};
