import type { Form } from 'shared/contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An unanswered request older than this is late. */
export const answerWithin = day;

export interface Age {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
  late: boolean;
}

/** Since it came in, as long as nobody has answered; null afterwards. */
export const ageOf = ({ createdAt, status }: Pick<Form, 'createdAt' | 'status'>, now = Date.now()): Age | null => {
  if (status !== 'RECEIVED' && status !== 'IN_PROGRESS') return null;
  const passed = Math.max(0, now - Date.parse(createdAt));
  const late = passed > answerWithin;
  if (passed < hour) return { unit: 'minutes', count: Math.floor(passed / minute), late };
  if (passed < 2 * day) return { unit: 'hours', count: Math.floor(passed / hour), late };
  return { unit: 'days', count: Math.floor(passed / day), late };
};
