import { useRef, useState } from 'react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, classNames, Dialog, focusInView } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT as useLotT } from '../../lots/i18n';
import { getLotPrice } from '../../lots/lot';
import { useServerTime } from '../../lots/use-server-time';
import { useT } from '../i18n';
import type { Work } from '../load';
import { AmountDue } from './AmountDue';
import { toAmountWords } from './amount-words';
import { getMinAmount, getSlipFactor } from './bid-rules';
import styles from './panel.module.css';
import type { BidAttempt } from './pending-bid';

interface BidDialogProps {
  /** The bid to confirm; null closes the dialogue. */
  draft: BidAttempt | null;
  work: Work;
  onConfirm: (attempt: BidAttempt) => void;
  onClose: () => void;
}

/** Asks in words for an amount that is many times the price. */
const SlipQuestion = ({ bid, times, onConfirm }: { bid: BidAttempt; times: number; onConfirm: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const confirm = () => {
    if (agreed) return onConfirm();
    setRefused(true);
    if (checkbox.current) focusInView(checkbox.current);
  };
  return (
    <>
      <div className={classNames(common.state, styles.outcome, styles.slip)} data-tone="warn">
        <p>{t('slip', { times })}</p>
        <Checkbox
          ref={checkbox}
          label={<strong>{t('slipAgree', { words: toAmountWords(bid.amount, language) })}</strong>}
          checked={agreed}
          error={refused && !agreed ? t('slipNeeded') : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      </div>
      <Button variant="primary" wide onClick={confirm}>
        {t('confirm')}
      </Button>
    </>
  );
};

/** Shows what is binding and what would be due, before a bid is sent; says when the bid is no longer possible. */
export const BidDialog = ({ draft, work, onConfirm, onClose }: BidDialogProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const now = useServerTime();
  // Rendered until the dialogue is closed.
  const latestDraft = useRef(draft);
  if (draft) latestDraft.current = draft;
  const bid = latestDraft.current;
  const minAmount = getMinAmount(work);
  const least = formatWon(minAmount, language);
  const ended = now !== null && now >= Date.parse(work.effectiveEndAt);
  const amount = formatWon(bid?.amount ?? 0, language);
  const outbid = draft !== null && draft.amount < minAmount;
  const times = bid && getSlipFactor(bid.amount, getLotPrice(work).amount);
  return (
    <Dialog open={draft !== null} onClose={onClose} title={t('confirmTitle')}>
      {bid && (
        <div className={styles.dialog}>
          <p className={styles.bid}>
            <span className={common.quiet}>
              {lotT('lot', { no: work.lotNo })} · {work.author.name}, {work.title}
            </span>
            <strong>{amount}</strong>
            {t(`confirm_${bid.kind}`, { amount, least })}
          </p>
          <AmountDue
            title={t(bid.kind === 'DIRECT' ? 'due' : 'dueMost')}
            hammer={bid.amount}
            rules={work.program.rules}
          />
          <ul className={styles.binding}>
            <li>{t(bid.kind === 'ABSENTEE' ? 'bindingAbsentee' : 'binding')}</li>
            <li>{t('bindingDays')}</li>
          </ul>
          <div role="alert">
            {(ended || outbid) && (
              <p className={classNames(common.state, styles.outcome)} data-tone="bad">
                {ended ? t('ended') : t('risen', { least })}
              </p>
            )}
          </div>
          <div className={styles.answers}>
            {ended || outbid ? (
              <Button variant="primary" wide onClick={onClose}>
                {t('again')}
              </Button>
            ) : times === null ? (
              <Button variant="primary" wide onClick={() => onConfirm(bid)}>
                {t('confirm')}
              </Button>
            ) : (
              <SlipQuestion key={bid.key} bid={bid} times={times} onConfirm={() => onConfirm(bid)} />
            )}
            <Button variant="quiet" wide onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
