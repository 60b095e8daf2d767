import { startTransition, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Button, LinkButton } from 'shared/ui';
import { formatDay } from '../../../components/zoned-time';
import { RequestDialog } from '../../../requests/create/RequestDialog';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair } from '../detail/load';
import styles from './RequestAction.module.css';

interface RequestActionProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  fair: Fair;
}

/** The button that requests a meeting, or the reason why none can be requested; nothing for a company of the same role. */
export const RequestAction = ({ company, role, fair }: RequestActionProps) => {
  const t = fairI18n.useT();
  const [open, setOpen] = useState(false);
  const { participation } = fair;
  if (participation?.status !== 'APPROVED') return <p className={styles.note}>{t('onlyParticipants')}</p>;
  if (participation.role === role) return null;
  return (
    <>
      <RequestButton
        company={company}
        fair={fair}
        readerRole={participation.role}
        onOpen={() => startTransition(() => setOpen(true))}
      />
      {/* Stays open to confirm that the request was sent, when no other one can be sent. */}
      <RequestDialog
        open={open}
        onClose={() => setOpen(false)}
        fair={fair}
        counterpart={company}
        sells={participation.role === 'SELLER'}
      />
    </>
  );
};

interface RequestButtonProps {
  company: Company;
  fair: Fair;
  /** The reader's role. */
  readerRole: 'SELLER' | 'BUYER';
  onOpen: () => void;
}

const RequestButton = ({ company: { relation }, fair, readerRole, onOpen }: RequestButtonProps) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { requestFrom, requestTo, timezone, direction } = fair;
  if (relation?._matching && (relation.status === 'REQUESTED' || relation.status === 'ACCEPTED'))
    return (
      <LinkButton variant="secondary" wide to={`/matching/schedule?m=${relation._matching}`}>
        {t('toMatching')}
      </LinkButton>
    );
  const now = new Date().toISOString();
  if (now < requestFrom)
    return <p className={styles.note}>{t('requestsNotOpen', { when: formatDay(requestFrom, timezone, language) })}</p>;
  if (now >= requestTo) return <p className={styles.note}>{t('requestsClosed')}</p>;
  if (readerRole === 'BUYER' && direction === 'SELLER_TO_BUYER')
    return <p className={styles.note}>{t('onlySellersRequest')}</p>;
  return (
    <div className={styles.sticky}>
      <Button variant="primary" wide aria-haspopup="dialog" onClick={onOpen}>
        {t('requestMeeting')}
      </Button>
    </div>
  );
};
