import { useQueryClient } from '@tanstack/react-query';
import { maxLength, minValue, NumberInput, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { pointI18n } from './i18n';

interface Draft {
  amount: number | null;
  memo: string;
  expiresAt: string | null;
}

interface Props {
  user: string;
  isDeduction: boolean;
  onClose: () => void;
}

/** Grants or deducts points of a member, who reads the memo. */
export const GrantPointsDialog = ({ user, isDeduction, onClose }: Props) => {
  const t = pointI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const grant = async ({ amount, memo, expiresAt }: Draft) => {
    const signed = isDeduction ? -(amount ?? 0) : (amount ?? 0);
    await api.console.points.grant({
      body: { _user: user, amount: signed, memo, ...(!isDeduction && expiresAt && { expiresAt }) },
    });
    notify(t(isDeduction ? 'taken' : 'given'), { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['points', user] });
    onClose();
  };
  return (
    <FormDialog<Draft>
      title={t(isDeduction ? 'take' : 'give')}
      lead={t(isDeduction ? 'takeLead' : 'giveLead')}
      submit={t(isDeduction ? 'take' : 'give')}
      tone={isDeduction ? 'error' : 'primary'}
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
      {!isDeduction && <SeoulDateTimeInput source="expiresAt" label={t('expiresAt')} helperText={t('expiresHint')} />}
    </FormDialog>
  );
};
