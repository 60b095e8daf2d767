import { useEffect, useRef } from 'react';
import { formatWon } from 'shared/format';
import { type Language, useLanguage } from 'shared/i18n';
import { Button, classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT } from '../i18n';
import type { Work } from '../load';
import { stands } from './bid-rules';
import styles from './panel.module.css';
import { getMinAmountFromFailure } from './send-bid';
import type { Bidding, BiddingState } from './use-bidding';

interface OutcomeMessage {
  text: string;
  tone: 'good' | 'warn' | 'bad';
}

type T = ReturnType<typeof useT>;
type PhaseState<P> = Extract<BiddingState, { phase: P }>;

/** Null once the bid no longer stands: what became of it is said by the state of the own bid. */
const getPlacedMessage = (
  t: T,
  language: Language,
  { attempt, placed }: PhaseState<'placed'>,
  work: Work,
): OutcomeMessage | null => {
  const wasLeading = placed?.mine?.leading === true;
  if (!stands({ ...attempt, wasLeading }, work)) return null;
  const amount = formatWon(attempt.amount, language);
  if (attempt.kind === 'RAISE' || !placed) return { text: t('okRaised', { amount }), tone: 'good' };
  if (attempt.kind === 'ABSENTEE') return { text: t('okWaiting', { amount }), tone: 'good' };
  const { currentPrice, minNext } = work;
  const price = formatWon(currentPrice ?? minNext, language);
  return wasLeading
    ? { text: t('okLeading', { price }), tone: 'good' }
    : { text: t('okOvertaken', { price, least: formatWon(minNext, language) }), tone: 'warn' };
};

const getRefusedText = (t: T, language: Language, { failure }: PhaseState<'refused'>, work: Work) => {
  if (failure.code === 'outbid') {
    const minAmount = getMinAmountFromFailure(failure) ?? work.minNext;
    return t('refusedOutbid', { least: formatWon(minAmount, language) });
  }
  if (failure.code === 'lot_not_open') return t('refusedClosed');
  return failure.errors[0]?.message ?? failure.message;
};

const useOutcomeMessage = (state: BiddingState, work: Work): OutcomeMessage | null => {
  const t = useT();
  const language = useLanguage();
  switch (state.phase) {
    case 'placed':
      return getPlacedMessage(t, language, state, work);
    case 'refused':
      return { text: getRefusedText(t, language, state, work), tone: 'bad' };
    case 'sending':
      return { text: t(state.retrying ? 'unsureTrying' : 'sending'), tone: 'warn' };
    default:
      return null;
  }
};

/** Scrolls to the outcome of a bid that was sent from here: on a phone the form below it fills the screen. */
const useScrollToOutcome = ({ phase }: BiddingState) => {
  const ref = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (phase === 'sending') sent.current = true;
    else if (sent.current) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return ref;
};

/** The outcome of the last bid. Where it is unknown the same bid can be sent again or given up. */
export const BidOutcome = ({ bidding: { state, place, discard }, work }: { bidding: Bidding; work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const message = useOutcomeMessage(state, work);
  const ref = useScrollToOutcome(state);
  const unknown = state.phase === 'unknown';
  return (
    <>
      <div ref={unknown ? undefined : ref} role="status">
        {message && (
          <p className={classNames(common.state, styles.outcome)} data-tone={message.tone}>
            {message.text}
          </p>
        )}
      </div>
      {state.phase === 'unknown' && (
        <div ref={ref} className={classNames(common.state, styles.outcome)} data-tone="warn" role="alert">
          <p className={styles.outcomeTitle}>{t('unsureTitle')}</p>
          <p>{t('unsureText', { amount: formatWon(state.attempt.amount, language) })}</p>
          <div className={styles.answers}>
            <Button small variant="primary" onClick={() => void place(state.attempt)}>
              {t('unsureCheck')}
            </Button>
            <Button small variant="quiet" onClick={discard}>
              {t('unsureDrop')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
};
