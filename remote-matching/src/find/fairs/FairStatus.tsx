import { Check } from 'lucide-react';
import type { FairStatus as Status } from 'shared/contract';
import { MatchChip, type Tone } from '../../components/MatchChip';
import { fairsI18n } from './i18n';

const tones: Record<Status, Tone> = {
  UPCOMING: 'plain',
  RECRUITING_SELLERS: 'warn',
  BUYER_APPLICATIONS: 'light',
  ONGOING: 'good',
  EXPIRED: 'plain',
};

/** Where a fair stands, and beside it that the reader takes part. */
export const FairStatus = ({ status, participating }: { status: Status; participating: boolean }) => {
  const t = fairsI18n.useT();
  return (
    <>
      <MatchChip tone={tones[status]}>{t(status)}</MatchChip>
      {participating && (
        <MatchChip tone="cool">
          <Check aria-hidden />
          {t('participating')}
        </MatchChip>
      )}
    </>
  );
};
