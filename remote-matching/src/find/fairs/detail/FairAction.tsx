import { LinkButton } from 'shared/ui';
import { applicationTexts, applicationTones } from '../../../components/application-status';
import { Chip } from '../../../components/Chip';
import common from '../../../components/common.module.css';
import section from '../../../components/section.module.css';
import { useReader } from '../../../data/use-reader';
import { buildLoginPath } from '../../../layout/login-path';
import { participationI18n } from '../participation-i18n';
import styles from './FairAction.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { getPhaseState, getPhaseWindows, isExpired } from './phases';

/** The reader's participation in the fair, and the next step. */
export const FairAction = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const participationT = participationI18n.useT();
  const { sub, sells, buys } = useReader();
  const { participation, status } = fair;
  const apply = `/matching/fairs/${fair._id}/apply`;
  if (participation)
    return (
      <div className={styles.action}>
        <p className={section.centred}>
          <Chip tone={applicationTones[participation.status]}>{participationT(participation.status)}</Chip>
          {isExpired(status) ? t('expired') : t(applicationTexts[participation.status])}
        </p>
        <p className={common.row}>
          {participation.status === 'APPROVED' && (
            <LinkButton variant="primary" to="/matching/schedule">
              {participationT('toSchedule')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={apply}>
            {t('showApplication')}
          </LinkButton>
        </p>
      </div>
    );
  if (isExpired(status)) return <p className={styles.note}>{t('expired')}</p>;
  const now = new Date().toISOString();
  const windows = getPhaseWindows(fair);
  const openWindows = {
    seller: getPhaseState(windows.seller, now) === 'open',
    buyer: getPhaseState(windows.buyer, now) === 'open',
  };
  if (!openWindows.seller && !openWindows.buyer) return <p className={styles.note}>{t('closedApply')}</p>;
  if (!sub)
    return (
      <p className={common.row}>
        <LinkButton variant="primary" to={buildLoginPath(apply)}>
          {t('signInToApply')}
        </LinkButton>
        <LinkButton variant="secondary" to="/matching/join">
          {t('join')}
        </LinkButton>
      </p>
    );
  if (!sells && !buys)
    return (
      <div className={styles.action}>
        <p className={styles.note}>{t('needApproval')}</p>
        <LinkButton variant="secondary" to="/matching/me">
          {participationT('toMyPage')}
        </LinkButton>
      </div>
    );
  if (!(sells && openWindows.seller) && !(buys && openWindows.buyer))
    return <p className={styles.note}>{t('closedApply')}</p>;
  return (
    <p className={common.row}>
      {sells && openWindows.seller && (
        <LinkButton variant="primary" to={apply}>
          {t('applySeller')}
        </LinkButton>
      )}
      {buys && openWindows.buyer && (
        <LinkButton variant="primary" to={apply}>
          {t('applyBuyer')}
        </LinkButton>
      )}
    </p>
  );
};
