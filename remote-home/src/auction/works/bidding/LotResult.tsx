import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import { getLotPrice, getLotState, getOrderPath } from '../../lots/lot';
import { useT } from '../i18n';
import type { Work } from '../load';
import { AmountDue } from './AmountDue';
import styles from './panel.module.css';

/** The result of a lot that takes no more bids; the winner also sees what is due and a link to the order. */
export const LotResult = ({ work }: { work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const { mine, result, leader, bidVoided } = work;
  const state = getLotState(work);
  const price = formatWon(getLotPrice(work).amount, language);
  if (state === 'SOLD' && mine?.won && result)
    return (
      <div className={styles.result} role="status">
        <h2>{t('wonTitle')}</h2>
        <AmountDue title={t('due')} hammer={result.hammer} rules={work.program.rules} />
        {work.status === 'SOLD' && (
          <>
            <p>{t('payBy', { date: formatDateLong(result.dueAt, language, true) })}</p>
            <LinkButton variant="primary" wide to={getOrderPath(result)}>
              {t('pay')}
            </LinkButton>
          </>
        )}
        {work.status === 'PAID' && <p>{t('paid')}</p>}
        {work.status === 'DEFAULTED' && <p>{t('defaulted')}</p>}
      </div>
    );
  return (
    <div className={styles.result} role="status">
      {state === 'SOLD' && (
        <>
          <h2>{t('soldTitle', { price })}</h2>
          {leader && <p>{t('paddle', { alias: leader })}</p>}
          {mine && <p>{t('lostTitle')}</p>}
          {bidVoided && <p>{t('voidedTitle')}</p>}
        </>
      )}
      {state === 'UNSOLD' && (
        <>
          <h2>{t('unsoldTitle')}</h2>
          <p>{t('unsoldText')}</p>
          <LinkButton small to="/guide#inquiry">
            {t('ask')}
          </LinkButton>
        </>
      )}
      {state === 'WITHDRAWN' && <h2>{t('withdrawnTitle')}</h2>}
      {(state === 'CLOSED' || state === 'OPEN') && (
        <>
          <h2>{t('endedTitle')}</h2>
          <p>{t('endedText')}</p>
        </>
      )}
    </div>
  );
};
