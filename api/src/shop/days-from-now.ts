import { getTimeAfter } from '../platform/database/columns';
import { hourMs } from '../platform/define-domain';

export const daysFromNow = (days: number) => getTimeAfter(days * 24 * hourMs);
