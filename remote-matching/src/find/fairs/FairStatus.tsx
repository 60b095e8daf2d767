import { Check } from 'lucide-react';
import type { FairStatus as Status } from 'shared/contract';
import { Chip, type ChipTone } from '../../components/Chip';
import { fairsI18n } from './i18n';

const tones: Record<Status, ChipTone> = {
  UPCOMING: 'plain',
  RECRUITING_SELLERS: 'warn',
  BUYER_APPLICATIONS: 'light',
  ONGOING: 'good',
  EXPIRED: 'plain',
};

/** The status of a fair, and whether the reader takes part in it. */
export const FairStatus = ({ status, participating }: { status: Status; participating: boolean }) => {
  const t = fairsI18n.useT();
  return (
    <>
      <Chip tone={tones[status]}>{t(status)}</Chip>
      {participating && (
        <Chip tone="cool">
          <Check aria-hidden />
          {t('participating')}
        </Chip>
      )}
    </>
  );
};
