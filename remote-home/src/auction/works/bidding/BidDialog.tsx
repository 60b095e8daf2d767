import { useRef } from 'react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Dialog } from 'shared/ui';
import { useT as useLotT } from '../../lots/i18n';
import { useServerTime } from '../../lots/use-server-time';
import { useT } from '../i18n';
import type { Work } from '../load';
import { AmountDue } from './AmountDue';
import { getMinAmount } from './bid-rules';
import styles from './panel.module.css';
import type { BidAttempt } from './pending-bid';

interface BidDialogProps {
  /** The bid to confirm; null closes the dialogue. */
  draft: BidAttempt | null;
  work: Work;
  onConfirm: (attempt: BidAttempt) => void;
  onClose: () => void;
}

/** Shows what is binding and what would be due, before a bid is sent; says when the bid is no longer possible. */
export const BidDialog = ({ draft, work, onConfirm, onClose }: BidDialogProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const now = useServerTime();
  // Rendered until the dialogue is closed.
  const latestDraft = useRef(draft);
  if (draft) latestDraft.current = draft;
  const shown = latestDraft.current;
  const minAmount = getMinAmount(work);
  const least = formatWon(minAmount, language);
  const ended = now !== null && now >= Date.parse(work.effectiveEndAt);
  const amount = formatWon(shown?.amount ?? 0, language);
  const outbid = draft !== null && draft.amount < minAmount;
  return (
    <Dialog open={draft !== null} onClose={onClose} title={t('confirmTitle')}>
      {shown && (
        <div className={styles.dialog}>
          <p className={styles.what}>
            <span>
              {lotT('lot', { no: work.lotNo })} · {work.author.name}, {work.title}
            </span>
            <strong>{amount}</strong>
            {t(`confirm_${shown.kind}`, { amount, least })}
          </p>
          <AmountDue
            title={t(shown.kind === 'DIRECT' ? 'due' : 'dueMost')}
            hammer={shown.amount}
            rules={work.program.rules}
          />
          <ul className={styles.binding}>
            <li>{t(shown.kind === 'ABSENTEE' ? 'bindingAbsentee' : 'binding')}</li>
            <li>{t('bindingDays')}</li>
          </ul>
          <div role="alert">
            {(ended || outbid) && <p className={styles.overtaken}>{ended ? t('ended') : t('risen', { least })}</p>}
          </div>
          <div className={styles.answers}>
            {ended || outbid ? (
              <Button variant="primary" wide onClick={onClose}>
                {t('again')}
              </Button>
            ) : (
              <Button variant="primary" wide onClick={() => onConfirm(shown)}>
                {t('confirm')}
              </Button>
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
