import { useState } from 'react';
import {
  accountFormsI18n,
  bindField,
  FieldGroup,
  PasswordField,
  ProblemNotice,
  SelectOptions,
  formStyles as styles,
  useForm,
} from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { ApiFailure, api } from 'shared/client';
import { Button, Checkbox, LinkButton, SelectField, TextArea } from 'shared/ui';
import common from '../../components/common.module.css';
import { meI18n } from './i18n';
import me from './me.module.css';

const reasons = ['UNUSED', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;
const conditions = ['condition1', 'condition2', 'condition3', 'condition4'] as const;

/** The number of open matchings that the API named as the reason of a refusal; else 0. */
const getOpenMatchings = (failure: ApiFailure | null) =>
  failure?.code === 'still_open' ? ((failure.body as { open?: { matchings?: number } }).open?.matchings ?? 0) : 0;

export const WithdrawForm = ({ onWithdrawn }: { onWithdrawn: (purgeAt: string) => void }) => {
  const t = meI18n.useT();
  const isPerson = useAuth(({ user }) => user?.type === 'PERSON');
  const formT = accountFormsI18n.useT();
  const form = useForm({ reason: 'UNUSED' as string, text: '', password: '' });
  const [understood, setUnderstood] = useState(false);
  const open = getOpenMatchings(form.failure);
  const leave = async () => {
    const { reason, text, password } = form.values;
    const required = (field: string, message: string) => ({ field, code: 'required' as const, message });
    const missing = [
      ...(password === '' ? [required('password', formT('missing'))] : []),
      ...(understood ? [] : [required('understood', t('understoodFirst'))]),
    ];
    // The API knows nothing of the tick, so nothing is sent without it.
    if (missing.length > 0) throw new ApiFailure(422, 'invalid', formT('check'), missing);
    const code = reasons.find((option) => option === reason) ?? 'OTHER';
    const { purgeAt } = await api.me.withdraw({ body: { password, reason: { code, text: text.trim() || null } } });
    onWithdrawn(purgeAt);
  };
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(leave)} noValidate>
      <ul className={me.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{t(condition)}</li>
        ))}
      </ul>
      <FieldGroup title={t('reason')}>
        <SelectField label={t('reason')} {...bindField(form, 'reason')}>
          <SelectOptions values={reasons} getLabel={t} />
        </SelectField>
        <TextArea label={t('reasonText')} {...bindField(form, 'text', 'reason.text')} rows={3} maxLength={500} />
        <PasswordField label={t('current')} {...bindField(form, 'password')} autoComplete="current-password" required />
        <Checkbox
          label={t('understood')}
          required
          checked={understood}
          error={understood ? undefined : form.getError('understood')}
          onChange={() => setUnderstood(!understood)}
        />
      </FieldGroup>
      <ProblemNotice cause={form.failure} />
      {open > 0 && (
        <p className={styles.note}>
          {t('open_matchings', { count: open })}{' '}
          <LinkButton small variant="quiet" to="/matching/schedule">
            {t('toSchedule')}
          </LinkButton>
        </p>
      )}
      <div className={common.row}>
        <LinkButton variant="primary" to={isPerson ? '/my' : '/matching/me'}>
          {t('stay')}
        </LinkButton>
        <Button type="submit" variant="danger" aria-disabled={form.busy || undefined}>
          {t('withdraw')}
        </Button>
      </div>
    </form>
  );
};
