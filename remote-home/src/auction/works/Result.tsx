import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import { orderPath, priceOf, stateOf } from '../search/lot';
import { Due } from './Due';
import { useT } from './i18n';
import styles from './panel.module.css';
import type { WorkNow } from './use-work';

/** What became of a lot that takes no more bids; whoever won it sees what is due and where to pay it. */
export const Result = ({ now: { work } }: { now: WorkNow }) => {
  const t = useT();
  const language = useLanguage();
  const { mine, result, leader } = work;
  const state = stateOf(work);
  const price = formatWon(priceOf(work).amount, language);
  if (state === 'SOLD' && mine?.won && result)
    return (
      <div className={styles.result} role="status">
        <h2>{t('wonTitle')}</h2>
        <Due title={t('due')} hammer={result.hammer} rules={work.program.rules} />
        {work.status === 'SOLD' && (
          <>
            <p>{t('payBy', { date: formatDateLong(result.dueAt, language, true) })}</p>
            <LinkButton variant="primary" wide to={orderPath(result)}>
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
          {leader && <p>{t('soldTo', { alias: leader })}</p>}
          {mine && <p>{t('lostTitle')}</p>}
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
