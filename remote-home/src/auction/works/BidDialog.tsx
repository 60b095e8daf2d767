import { useRef } from 'react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Dialog } from 'shared/ui';
import { useT as useAuctionT } from '../search/i18n';
import { useNow } from '../search/use-now';
import type { Attempt } from './attempts';
import { Due } from './Due';
import { useT } from './i18n';
import type { Work } from './load';
import { leastOf } from './offer';
import styles from './panel.module.css';

interface BidDialogProps {
  /** What is asked to be confirmed; null while nothing is. */
  draft: Attempt | null;
  work: Work;
  onConfirm: (attempt: Attempt) => void;
  onClose: () => void;
}

/** Says what will be binding and what will be due before anything is sent, and whether it still can be. */
export const BidDialog = ({ draft, work, onConfirm, onClose }: BidDialogProps) => {
  const t = useT();
  const lots = useAuctionT();
  const language = useLanguage();
  const now = useNow();
  const kept = useRef(draft);
  if (draft) kept.current = draft;
  const shown = kept.current;
  const won = (amount: number) => formatWon(amount, language);
  const least = leastOf(work);
  const ended = now !== null && now >= Date.parse(work.effectiveEndAt);
  const risen = draft !== null && draft.amount < least;
  return (
    <Dialog open={draft !== null} onClose={onClose} title={t('confirmTitle')}>
      {shown && (
        <div className={styles.dialog}>
          <p className={styles.what}>
            <span>
              {lots('lot', { no: work.lotNo })} · {work.author.name}, {work.title}
            </span>
            <strong>{won(shown.amount)}</strong>
            {t(`confirm_${shown.kind}`, { amount: won(shown.amount), least: won(least) })}
          </p>
          <Due
            title={t(shown.kind === 'DIRECT' ? 'due' : 'dueMost')}
            hammer={shown.amount}
            rules={work.program.rules}
          />
          <ul className={styles.binding}>
            <li>{t(shown.kind === 'ABSENTEE' ? 'bindingAbsentee' : 'binding')}</li>
            <li>{t('bindingDays')}</li>
          </ul>
          <div role="alert">
            {(ended || risen) && (
              <p className={styles.overtaken}>{ended ? t('ended') : t('risen', { least: won(least) })}</p>
            )}
          </div>
          <div className={styles.answers}>
            {ended || risen ? (
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
