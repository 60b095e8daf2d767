import type { FormEvent } from 'react';
import { PeopleProblem } from 'shared/people';
import { Button, Checkbox, SelectField, TextArea, TextField } from 'shared/ui';
import type { Matching } from '../slots/use-own-times';
import { scheduleI18n } from './i18n';
import styles from './MeetingLog.module.css';
import { useAnswer } from './use-answer';

const scores = [5, 4, 3, 2, 1] as const;
const deals = ['NONE', 'PURSUED', 'SIGNED'] as const;
const took = ['YES', 'NO'] as const;

/** After the meeting: whether it took place, and what came of it. Only its writer and the organiser read the log. */
export const MeetingLog = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const said = useAnswer(matching);
  const logged = useAnswer(matching);
  const { log, attendance, role, actions } = matching;
  const own = attendance[role === 'SELLER' ? 'seller' : 'buyer'];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    const amount = textOf('amount').replaceAll(',', '');
    logged.mutate({
      action: 'LOG',
      score: Number(textOf('score')),
      contract: deals.find((deal) => deal === textOf('contract')) ?? 'NONE',
      amount: amount === '' ? null : Number(amount),
      currency: amount === '' ? null : textOf('currency').toUpperCase(),
      followUp: textOf('followUp') || null,
      note: textOf('note'),
    });
  };
  return (
    <section className={styles.log}>
      {actions.includes('ATTEND') && (
        <fieldset className={styles.group}>
          <legend>{t('tookPlace')}</legend>
          <div className={styles.choices}>
            {took.map((value) => (
              <Checkbox
                key={value}
                type="radio"
                name="took"
                checked={own === value}
                disabled={said.isPending}
                onChange={() => said.mutate({ action: 'ATTEND', value })}
                label={t(`took.${value}`)}
              />
            ))}
          </div>
          <PeopleProblem cause={said.error} />
        </fieldset>
      )}
      <form className={styles.form} onSubmit={submit} key={log?.at}>
        <h3 className={styles.heading}>{t('log')}</h3>
        <SelectField label={t('score')} name="score" required defaultValue={log?.score ?? ''}>
          <option value="" disabled>
            {t('choose')}
          </option>
          {scores.map((score) => (
            <option key={score} value={score}>
              {t(`score.${score}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('deal')} name="contract" defaultValue={log?.contract ?? 'NONE'}>
          {deals.map((deal) => (
            <option key={deal} value={deal}>
              {t(`deal.${deal}`)}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <TextField
            label={t('amount')}
            name="amount"
            inputMode="numeric"
            pattern="[0-9,]{1,15}"
            defaultValue={log?.amount ?? ''}
          />
          <TextField
            label={t('currency')}
            name="currency"
            pattern="[A-Za-z]{3}"
            maxLength={3}
            defaultValue={log?.currency ?? 'KRW'}
          />
        </div>
        <TextField label={t('followUp')} name="followUp" maxLength={1000} defaultValue={log?.followUp ?? ''} />
        <TextArea label={t('note')} name="note" rows={4} maxLength={4000} defaultValue={log?.note ?? ''} />
        <PeopleProblem cause={logged.error} />
        <p className={styles.saved} role="status">
          {logged.isSuccess ? t('logSaved') : ''}
        </p>
        <Button variant="primary" type="submit" disabled={logged.isPending}>
          {t('saveLog')}
        </Button>
      </form>
    </section>
  );
};
