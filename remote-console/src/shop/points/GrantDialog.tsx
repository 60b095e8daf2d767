import { useQueryClient } from '@tanstack/react-query';
import { maxLength, minValue, NumberInput, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../parts/FormDialog';
import { SeoulInput } from '../../parts/SeoulInput';
import { pointI18n } from './i18n';

interface Draft {
  amount: number | null;
  memo: string;
  expiresAt: string | null;
}

interface Props {
  user: string;
  takes: boolean;
  onClose: () => void;
}

/** Gives points to a member or takes them; they read what for. */
export const GrantDialog = ({ user, takes, onClose }: Props) => {
  const t = pointI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const grant = async ({ amount, memo, expiresAt }: Draft) => {
    const signed = takes ? -(amount ?? 0) : (amount ?? 0);
    await api.console.points.grant({
      body: { _user: user, amount: signed, memo, ...(!takes && expiresAt && { expiresAt }) },
    });
    notify(t(takes ? 'taken' : 'given'), { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['points', user] });
    onClose();
  };
  return (
    <FormDialog<Draft>
      title={t(takes ? 'take' : 'give')}
      lead={t(takes ? 'takeLead' : 'giveLead')}
      submit={t(takes ? 'take' : 'give')}
      tone={takes ? 'error' : 'primary'}
      defaults={{ amount: null, memo: '', expiresAt: null }}
      onSubmit={grant}
      onClose={onClose}
    >
      <NumberInput
        source="amount"
        label={t('amount')}
        min={1}
        step={1}
        validate={[required(), minValue(1, t('positive'))]}
        helperText={false}
      />
      <TextInput source="memo" label={t('memo')} validate={[required(), maxLength(200)]} helperText={false} />
      {!takes && <SeoulInput source="expiresAt" label={t('expiresAt')} helperText={t('expiresHint')} />}
    </FormDialog>
  );
};
