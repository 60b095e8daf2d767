import { type FormEvent, useState } from 'react';
import { dueFor, formatNumber, formatWon, stepAt } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, TextField } from 'shared/ui';
import { amountIn } from './amount';
import type { Attempt } from './attempts';
import { BidDialog } from './BidDialog';
import { useT } from './i18n';
import type { Work } from './load';
import { judge, type Kind, kindsOf, leastOf, quickOf } from './offer';
import styles from './panel.module.css';

interface BidFormProps {
  work: Work;
  busy: boolean;
  onPlace: (attempt: Attempt) => Promise<void>;
}

/** Choosing how and how much; nothing is sent before it is confirmed. */
export const BidForm = ({ work, busy, onPlace }: BidFormProps) => {
  const t = useT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  const [chosen, setChosen] = useState<Kind>('AUTO');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [draft, setDraft] = useState<Attempt | null>(null);
  const kinds = kindsOf(work);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'AUTO';
  const { increments, premium, vatRate } = work.program.rules;
  const least = leastOf(work);
  const amount = amountIn(text);

  const problemOf = (judged: ReturnType<typeof judge>) => {
    if (!('problem' in judged)) return undefined;
    if (judged.problem === 'tooLow') return t('tooLow', { least: won(judged.least) });
    if (judged.problem === 'offUnit') return t('offUnit', { step: won(judged.step), near: won(judged.near) });
    return t('notAmount');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = judge(text, work);
    setError(problemOf(judged));
    if ('problem' in judged || busy) return;
    const bid = kind === 'RAISE' ? (work.mine?._bid ?? null) : null;
    setDraft({ key: crypto.randomUUID(), kind, amount: judged.amount, bid, at: Date.now() });
  };
  const confirm = (attempt: Attempt) => {
    setDraft(null);
    setText('');
    void onPlace(attempt);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.kinds}>
        <legend>{t('how')}</legend>
        {kinds.map((one) =>
          kinds.length > 1 ? (
            <Checkbox
              key={one}
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => setChosen(one)}
              label={
                <>
                  <strong>{t(one)}</strong>
                  <span className={styles.hint}>{t(`${one}_hint`)}</span>
                </>
              }
            />
          ) : (
            <p key={one}>
              <strong>{t(one)}</strong> <span className={styles.hint}>{t(`${one}_hint`)}</span>
            </p>
          ),
        )}
      </fieldset>
      <ul className={styles.quick} aria-label={t('quick')}>
        {quickOf(work).map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={amount === one}
              onClick={() => {
                setText(formatNumber(one));
                setError(undefined);
              }}
            >
              {formatNumber(one)}
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={t(kind === 'DIRECT' ? 'amountLabel' : 'limitLabel')}
        hint={t('amountHint', { least: won(least), step: won(stepAt(increments, Math.max(least, amount ?? 0))) })}
        error={error}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => amount !== null && setText(formatNumber(amount))}
      />
      {amount !== null && amount >= least && (
        <p className={styles.total}>{t('ifWon', { total: won(dueFor(amount, premium, vatRate).total) })}</p>
      )}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : `go_${kind}`)}
      </Button>
      <BidDialog draft={draft} work={work} onConfirm={confirm} onClose={() => setDraft(null)} />
    </form>
  );
};
