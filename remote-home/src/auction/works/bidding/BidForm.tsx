import { type FormEvent, useState } from 'react';
import { useFocusFirstError } from 'shared/account-forms';
import { calculateDue, formatNumber, formatWon, getIncrement } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, TextField } from 'shared/ui';
import { useT } from '../i18n';
import type { Work } from '../load';
import { BidDialog } from './BidDialog';
import { BidKindField } from './BidKindField';
import { type AmountCheck, type BidKind, checkAmount, getBidKinds, getMinAmount, getQuickAmounts } from './bid-rules';
import styles from './panel.module.css';
import { parseAmount } from './parse-amount';
import type { BidAttempt } from './pending-bid';

interface BidFormProps {
  work: Work;
  busy: boolean;
  onPlace: (attempt: BidAttempt) => Promise<void>;
}

interface QuickAmountsProps {
  amounts: number[];
  selected: number | null;
  onSelect: (amount: number) => void;
}

const QuickAmounts = ({ amounts, selected, onSelect }: QuickAmountsProps) => {
  const t = useT();
  return (
    <ul className={styles.quick} aria-label={t('quick')}>
      {amounts.map((amount) => (
        <li key={amount}>
          <button type="button" aria-pressed={amount === selected} onClick={() => onSelect(amount)}>
            {formatNumber(amount)}
          </button>
        </li>
      ))}
    </ul>
  );
};

const useErrorText = () => {
  const t = useT();
  const language = useLanguage();
  return (check: AmountCheck) => {
    if (!('problem' in check)) return undefined;
    if (check.problem === 'tooLow') return t('tooLow', { least: formatWon(check.minAmount, language) });
    if (check.problem === 'notMultiple')
      return t('offUnit', {
        step: formatWon(check.increment, language),
        near: formatWon(check.nextAmount, language),
      });
    return t('notAmount');
  };
};

/** The kind and the amount of a bid; nothing is sent before the dialogue is confirmed. */
export const BidForm = ({ work, busy, onPlace }: BidFormProps) => {
  const t = useT();
  const language = useLanguage();
  const getErrorText = useErrorText();
  const [chosenKind, setChosenKind] = useState<BidKind>('AUTO');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const formRef = useFocusFirstError(refusals);
  const [draft, setDraft] = useState<BidAttempt | null>(null);
  const kinds = getBidKinds(work);
  const kind = kinds.find((possible) => possible === chosenKind) ?? kinds[0] ?? 'AUTO';
  const { increments, premium, vatRate } = work.program.rules;
  const minAmount = getMinAmount(work);
  const amount = parseAmount(text);
  const increment = getIncrement(increments, Math.max(minAmount, amount ?? 0));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const check = checkAmount(text, work);
    setError(getErrorText(check));
    if ('problem' in check) setRefusals(refusals + 1);
    if ('problem' in check || busy) return;
    const bid = kind === 'RAISE' ? (work.mine?._bid ?? null) : null;
    setDraft({ key: crypto.randomUUID(), kind, amount: check.amount, bid, at: Date.now() });
  };
  const confirm = (attempt: BidAttempt) => {
    setDraft(null);
    setText('');
    void onPlace(attempt);
  };
  const selectAmount = (quickAmount: number) => {
    setText(formatNumber(quickAmount));
    setError(undefined);
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <BidKindField kinds={kinds} selected={kind} onSelect={setChosenKind} />
      <QuickAmounts amounts={getQuickAmounts(work)} selected={amount} onSelect={selectAmount} />
      <TextField
        label={t(kind === 'DIRECT' ? 'amountLabel' : 'limitLabel')}
        hint={t('amountHint', { least: formatWon(minAmount, language), step: formatWon(increment, language) })}
        error={error}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => amount !== null && setText(formatNumber(amount))}
      />
      {amount !== null && amount >= minAmount && (
        <p className={styles.total}>
          {t('ifWon', { total: formatWon(calculateDue(amount, premium, vatRate).total, language) })}
        </p>
      )}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : `go_${kind}`)}
      </Button>
      <BidDialog draft={draft} work={work} onConfirm={confirm} onClose={() => setDraft(null)} />
    </form>
  );
};
