import { startTransition, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Button, LinkButton } from 'shared/ui';
import { dayText } from '../../../components/match-time';
import { RequestDialog } from '../../../requests/create/RequestDialog';
import { fairI18n } from './i18n';
import type { Company, Fair } from './load';
import styles from './RequestAction.module.css';

interface RequestActionProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  fair: Fair;
}

/** Asking for a meeting, or why that is not possible now. Nothing where two of the same side look at each other. */
export const RequestAction = ({ company, role, fair }: RequestActionProps) => {
  const t = fairI18n.useT();
  const [open, setOpen] = useState(false);
  const { participation } = fair;
  if (participation?.status !== 'APPROVED') return <p className={styles.note}>{t('onlyParticipants')}</p>;
  if (participation.role === role) return null;
  return (
    <>
      <Possible
        company={company}
        fair={fair}
        own={participation.role}
        onAsk={() => startTransition(() => setOpen(true))}
      />
      {/* Stays to say that the request was sent, when there is no second one to send. */}
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

interface PossibleProps {
  company: Company;
  fair: Fair;
  /** The reader's side. */
  own: 'SELLER' | 'BUYER';
  onAsk: () => void;
}

const Possible = ({ company: { relation }, fair, own, onAsk }: PossibleProps) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { requestFrom, requestTo, timezone, direction } = fair;
  if (relation?._matching && (relation.status === 'REQUESTED' || relation.status === 'ACCEPTED'))
    return (
      <LinkButton variant="secondary" wide to={`/matching/schedule?m=${relation._matching}`}>
        {t('toMatching')}
      </LinkButton>
    );
  const at = new Date().toISOString();
  if (at < requestFrom)
    return <p className={styles.note}>{t('notYet', { when: dayText(requestFrom, timezone, language) })}</p>;
  if (at >= requestTo) return <p className={styles.note}>{t('noMore')}</p>;
  if (own === 'BUYER' && direction === 'SELLER_TO_BUYER') return <p className={styles.note}>{t('sellersAsk')}</p>;
  return (
    <div className={styles.sticky}>
      <Button variant="primary" wide aria-haspopup="dialog" onClick={onAsk}>
        {t('ask')}
      </Button>
    </div>
  );
};
