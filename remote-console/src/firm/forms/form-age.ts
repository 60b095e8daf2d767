import type { Form } from 'shared/contract';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An unanswered request that is older than this is late. */
const answerDeadlineMs = dayMs;

interface FormAge {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
  late: boolean;
}

/** Time since a request came in; null once it is answered. */
export const getFormAge = (
  { createdAt, status }: Pick<Form, 'createdAt' | 'status'>,
  now = Date.now(),
): FormAge | null => {
  if (status !== 'RECEIVED' && status !== 'IN_PROGRESS') return null;
  const elapsedMs = Math.max(0, now - Date.parse(createdAt));
  const late = elapsedMs > answerDeadlineMs;
  if (elapsedMs < hourMs) return { unit: 'minutes', count: Math.floor(elapsedMs / minuteMs), late };
  if (elapsedMs < 2 * dayMs) return { unit: 'hours', count: Math.floor(elapsedMs / hourMs), late };
  return { unit: 'days', count: Math.floor(elapsedMs / dayMs), late };
};
