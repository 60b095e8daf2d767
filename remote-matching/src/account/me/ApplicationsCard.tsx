import type { Application, Me } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import { applicationTones } from '../../components/application-status';
import { Chip } from '../../components/Chip';
import section from '../../components/section.module.css';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';

const ApplicationItem = ({ title, application }: { title: string; application: Application }) => {
  const t = meI18n.useT();
  const language = useLanguage();
  const { status, appliedAt, decidedAt, reason } = application;
  return (
    <div className={styles.state}>
      <p className={section.centred}>
        <strong>{title}</strong>
        <Chip tone={applicationTones[status]}>{t(status)}</Chip>
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

/** The status of the applications to sell and to buy. */
export const ApplicationsCard = ({ me: { seller, buyer } }: { me: Me }) => {
  const t = meI18n.useT();
  if (!seller && !buyer) return null;
  return (
    <Card title={t('application')}>
      {seller && <ApplicationItem title={t('sellerApplication')} application={seller.application} />}
      {buyer && <ApplicationItem title={t('buyerApplication')} application={buyer.application} />}
    </Card>
  );
};
