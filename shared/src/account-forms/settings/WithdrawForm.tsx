import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import { Button, Checkbox, LinkButton, SelectField, TextArea } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { SelectOptions } from '../form/SelectOptions';
import { bindField, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { PasswordField } from '../identity/PasswordField';
import { settingsI18n } from './i18n';
import settings from './settings.module.css';

const reasons = ['UNUSED', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;
const companyConditions = ['condition1', 'condition2', 'condition3', 'condition4'] as const;
const personConditions = ['personCondition', 'condition2', 'condition3'] as const;

/** Where the open items are that the API names as the reason of a refusal. */
const openItemPaths = { orders: '/my/orders', auctions: '/my/bids', matchings: '/matching/schedule' } as const;
const openItemNames = ['orders', 'auctions', 'matchings'] as const;

const findOpenItems = (failure: ApiFailure | null) => {
  if (failure?.code !== 'still_open') return [];
  const { open = {} } = failure.body as { open?: Partial<Record<keyof typeof openItemPaths, number>> };
  return openItemNames.flatMap((name) => {
    const count = open[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
};

interface WithdrawFormProps {
  isPerson: boolean;
  /** For those who stay. */
  stayPath: string;
  onWithdrawn: (purgeAt: string) => void;
}

export const WithdrawForm = ({ isPerson, stayPath, onWithdrawn }: WithdrawFormProps) => {
  const t = settingsI18n.useT();
  const formT = accountFormsI18n.useT();
  const form = useForm({ reason: 'UNUSED' as string, text: '', password: '' });
  const [understood, setUnderstood] = useState(false);
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
      <ul className={settings.conditions}>
        {(isPerson ? personConditions : companyConditions).map((condition) => (
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
      {findOpenItems(form.failure).map(({ name, count }) => (
        <p key={name} className={styles.note}>
          {t(`open_${name}`, { count })}{' '}
          <LinkButton small variant="quiet" to={openItemPaths[name]}>
            {t('seeOpen')}
          </LinkButton>
        </p>
      ))}
      <div className={settings.buttons}>
        <LinkButton variant="primary" to={stayPath}>
          {t('stay')}
        </LinkButton>
        <Button type="submit" variant="danger" aria-disabled={form.busy || undefined}>
          {t('withdraw')}
        </Button>
      </div>
    </form>
  );
};
