import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import { bind, PeopleGroup, PeoplePassword, PeopleProblem, formStyles as styles, useForm } from 'shared/people';
import { Button, Checkbox, LinkButton, SelectField, TextArea } from 'shared/ui';
import { meI18n } from './i18n';
import me from './me.module.css';

const reasons = ['UNUSED', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;
const conditions = ['condition1', 'condition2', 'condition3', 'condition4'] as const;

/** What is still open, where that is why leaving was refused. */
const openOf = (failure: ApiFailure | null) =>
  failure?.code === 'still_open' ? ((failure.body as { open?: { matchings?: number } }).open?.matchings ?? 0) : 0;

export const WithdrawForm = ({ onLeft }: { onLeft: (purgeAt: string) => void }) => {
  const t = meI18n.useT();
  const form = useForm({ reason: 'UNUSED' as string, text: '', password: '' });
  const [understood, setUnderstood] = useState(false);
  const open = openOf(form.failure);
  const leave = async () => {
    if (!understood) throw new ApiFailure(422, 'invalid', t('understoodFirst'));
    const { reason, text, password } = form.values;
    const code = reasons.find((known) => known === reason) ?? 'OTHER';
    const { purgeAt } = await api.me.withdraw({ body: { password, reason: { code, text: text.trim() || null } } });
    onLeft(purgeAt);
  };
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(leave)} noValidate>
      <ul className={me.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{t(condition)}</li>
        ))}
      </ul>
      <PeopleGroup title={t('reason')}>
        <SelectField label={t('reason')} {...bind(form, 'reason')}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reason)}
            </option>
          ))}
        </SelectField>
        <TextArea label={t('reasonText')} {...bind(form, 'text', 'reason.text')} rows={3} maxLength={500} />
        <PeoplePassword label={t('current')} {...bind(form, 'password')} autoComplete="current-password" required />
        <Checkbox label={t('understood')} required checked={understood} onChange={() => setUnderstood(!understood)} />
      </PeopleGroup>
      <PeopleProblem cause={form.failure} />
      {open > 0 && (
        <p className={styles.note}>
          {t('open_matchings', { count: open })}{' '}
          <LinkButton small variant="quiet" to="/matching/schedule">
            {t('toSchedule')}
          </LinkButton>
        </p>
      )}
      <div className={me.links}>
        <LinkButton variant="primary" to="/matching/me">
          {t('stay')}
        </LinkButton>
        <Button type="submit" variant="danger" aria-disabled={form.busy || undefined}>
          {t('leaveNow')}
        </Button>
      </div>
    </form>
  );
};
