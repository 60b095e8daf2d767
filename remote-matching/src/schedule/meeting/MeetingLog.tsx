import type { FormEvent } from 'react';
import { ProblemNotice, SelectOptions } from 'shared/account-forms';
import { Button, Checkbox, classNames, SelectField, TextArea, TextField } from 'shared/ui';
import { readForm } from '../../components/read-form';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { useMatchingAction } from '../../requests/answer/use-matching-action';
import { scheduleI18n } from '../i18n';
import styles from './MeetingLog.module.css';

const scores = [5, 4, 3, 2, 1] as const;
const contractStates = ['NONE', 'PURSUED', 'SIGNED'] as const;
const attendanceValues = ['YES', 'NO'] as const;

/** The reader confirms or denies that the meeting took place. */
const AttendanceField = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { mutate, isPending, error } = useMatchingAction(matching);
  const attended = matching.attendance[matching.role === 'SELLER' ? 'seller' : 'buyer'];
  return (
    <fieldset className={styles.group}>
      <legend className={section.heading}>{t('tookPlace')}</legend>
      <div className={styles.choices}>
        {attendanceValues.map((value) => (
          <Checkbox
            key={value}
            type="radio"
            name="took"
            checked={attended === value}
            disabled={isPending}
            onChange={() => mutate({ action: 'ATTEND', value })}
            label={t(`tookPlace.${value}`)}
          />
        ))}
      </div>
      <ProblemNotice cause={error} />
    </fieldset>
  );
};

const MoneyFields = ({ log }: Pick<Matching, 'log'>) => {
  const t = scheduleI18n.useT();
  return (
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
  );
};

/** The reader's log of a meeting; only its writer and the organiser can read it. */
const LogForm = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { mutate, isPending, isSuccess, error } = useMatchingAction(matching);
  const { log } = matching;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readForm(event.currentTarget);
    const amount = read('amount').replaceAll(',', '');
    mutate({
      action: 'LOG',
      score: Number(read('score')),
      contract: contractStates.find((state) => state === read('contract')) ?? 'NONE',
      amount: amount === '' ? null : Number(amount),
      currency: amount === '' ? null : read('currency').toUpperCase(),
      followUp: read('followUp') || null,
      note: read('note'),
    });
  };
  return (
    // The key resets the fields to what was stored.
    <form className={section.stack} onSubmit={submit} key={log?.at}>
      <h3 className={section.heading}>{t('log')}</h3>
      <SelectField label={t('score')} name="score" required defaultValue={log?.score ?? ''}>
        <SelectOptions values={scores} getLabel={(score) => t(`score.${score}`)} empty={t('choose')} emptyDisabled />
      </SelectField>
      <SelectField label={t('contract')} name="contract" defaultValue={log?.contract ?? 'NONE'}>
        <SelectOptions values={contractStates} getLabel={(state) => t(`contract.${state}`)} />
      </SelectField>
      <MoneyFields log={log} />
      <TextField label={t('followUp')} name="followUp" maxLength={1000} defaultValue={log?.followUp ?? ''} />
      <TextArea label={t('note')} name="note" rows={4} maxLength={4000} defaultValue={log?.note ?? ''} />
      <ProblemNotice cause={error} />
      <p className={styles.saved} role="status">
        {isSuccess ? t('logSaved') : ''}
      </p>
      <Button variant="primary" type="submit" disabled={isPending}>
        {t('saveLog')}
      </Button>
    </form>
  );
};

/** After the meeting: whether it took place, and the reader's log of it. */
export const MeetingLog = ({ matching }: { matching: Matching }) => (
  <section className={classNames(section.stack, styles.log)}>
    {matching.actions.includes('ATTEND') && <AttendanceField matching={matching} />}
    <LogForm matching={matching} />
  </section>
);
