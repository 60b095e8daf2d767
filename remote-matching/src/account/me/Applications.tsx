import type { Application, Me } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;

const State = ({ title, application }: { title: string; application: Application }) => {
  const t = meI18n.useT();
  const language = useLanguage();
  const { status, appliedAt, decidedAt, reason } = application;
  return (
    <div className={styles.state}>
      <p className={styles.stateHead}>
        <strong>{title}</strong>
        <MatchChip tone={tones[status]}>{t(status)}</MatchChip>
      </p>
      {status === 'PENDING' && (
        <p className={styles.quiet}>{t('pendingText', { date: formatDateLong(appliedAt, language) })}</p>
      )}
      {status === 'APPROVED' && (
        <p className={styles.quiet}>{t('approvedText', { date: formatDateLong(decidedAt ?? appliedAt, language) })}</p>
      )}
      {status === 'REJECTED' && (
        <>
          <p>{t('rejectedText', { reason: reason ?? '-' })}</p>
          <p className={styles.quiet}>{t('again')}</p>
          <LinkButton small to="/matching/company">
            {t('toCompany')}
          </LinkButton>
        </>
      )}
    </div>
  );
};

/** Where the applications to sell and to buy stand, and what to do about them. */
export const Applications = ({ me: { seller, buyer } }: { me: Me }) => {
  const t = meI18n.useT();
  if (!seller && !buyer) return null;
  return (
    <Card title={t('application')}>
      {seller && <State title={t('sellerApplication')} application={seller.application} />}
      {buyer && <State title={t('buyerApplication')} application={buyer.application} />}
    </Card>
  );
};
