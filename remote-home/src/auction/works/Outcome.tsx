import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classes } from 'shared/ui';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './panel.module.css';
import { leastIn } from './sending';
import type { Bidding, useBidding } from './use-bidding';

type Said = { text: string; tone: 'good' | 'warn' | 'bad' };

const useWords = () => {
  const t = useT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  return (bidding: Bidding, work: Work): Said | null => {
    switch (bidding.phase) {
      case 'placed': {
        const { attempt, placed } = bidding;
        const amount = won(attempt.amount);
        if (attempt.kind === 'RAISE' || !placed) return { text: t('okRaised', { amount }), tone: 'good' };
        if (attempt.kind === 'ABSENTEE') return { text: t('okWaiting', { amount }), tone: 'good' };
        const { currentPrice, minNext } = placed.work;
        const price = won(currentPrice ?? minNext);
        return placed.mine?.leading
          ? { text: t('okLeading', { price }), tone: 'good' }
          : { text: t('okOvertaken', { price, least: won(minNext) }), tone: 'warn' };
      }
      case 'refused': {
        const { failure } = bidding;
        if (failure.code === 'outbid')
          return { text: t('refusedOutbid', { least: won(leastIn(failure) ?? work.minNext) }), tone: 'bad' };
        if (failure.code === 'lot_not_open') return { text: t('refusedClosed'), tone: 'bad' };
        return { text: failure.errors[0]?.message ?? failure.message, tone: 'bad' };
      }
      case 'sending':
        return { text: t(bidding.unsure ? 'unsureTrying' : 'sending'), tone: 'warn' };
      default:
        return null;
    }
  };
};

/** What became of the last bid, said aloud; an unsure one is found out by the same bid once more. */
export const Outcome = ({ using, work }: { using: ReturnType<typeof useBidding>; work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const wordsOf = useWords();
  const { bidding, place, forget } = using;
  const said = wordsOf(bidding, work);
  return (
    <>
      <div role="status">{said && <p className={classes(styles.outcome, styles[said.tone])}>{said.text}</p>}</div>
      {bidding.phase === 'unsure' && (
        <div className={classes(styles.outcome, styles.warn)} role="alert">
          <p className={styles.outcomeTitle}>{t('unsureTitle')}</p>
          <p>{t('unsureText', { amount: formatWon(bidding.attempt.amount, language) })}</p>
          <div className={styles.answers}>
            <Button small variant="primary" onClick={() => void place(bidding.attempt)}>
              {t('unsureCheck')}
            </Button>
            <Button small variant="quiet" onClick={forget}>
              {t('unsureDrop')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
};
