import type { MatchingStatus as Status } from 'shared/contract';
import { Chip, type ChipTone } from '../../components/Chip';
import { scheduleI18n } from '../i18n';

const tones: Record<Status, ChipTone> = {
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
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
};
