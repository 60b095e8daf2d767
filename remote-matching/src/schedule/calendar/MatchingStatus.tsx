import type { MatchingStatus as Status } from 'shared/contract';
import { MatchChip, type Tone } from '../../components/MatchChip';
import { scheduleI18n } from './i18n';

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
  const t = scheduleI18n.useT();
  return <MatchChip tone={tones[status]}>{t(status)}</MatchChip>;
};
