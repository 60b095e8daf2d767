import type { MatchingStatus as Status } from 'shared/contract';
import { MatchChip, type Tone } from '../../components/MatchChip';
import { scheduleTexts } from './texts';

const tones: Record<Status, Tone> = {
  REQUESTED: 'warn',
  ACCEPTED: 'good',
  DECLINED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
  CANCELLED: 'bad',
  COMPLETED: 'cool',
  NO_SHOW: 'bad',
};

export const MatchingStatus = ({ status }: { status: Status }) => {
  const t = scheduleTexts.useT();
  return <MatchChip tone={tones[status]}>{t(status)}</MatchChip>;
};
