import { useQueryClient } from '@tanstack/react-query';
import { maxLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
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
  const queries = useQueryClient();
  const run = useDialogCall(onClose, () => queries.invalidateQueries({ queryKey: ['points', user] }));
  const grant = ({ amount, memo, expiresAt }: Draft) => {
    const signed = isDeduction ? -(amount ?? 0) : (amount ?? 0);
    const body = { _user: user, amount: signed, memo, ...(!isDeduction && expiresAt && { expiresAt }) };
    return run(api.console.points.grant({ body }), t(isDeduction ? 'deducted' : 'granted'));
  };
  return (
    <FormDialog<Draft>
      title={t(isDeduction ? 'deduct' : 'grant')}
      lead={t(isDeduction ? 'deductLead' : 'grantLead')}
      submit={t(isDeduction ? 'deduct' : 'grant')}
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
      {!isDeduction && <SeoulEndInput source="expiresAt" label={t('expiresAt')} helperText={t('expiresHint')} />}
    </FormDialog>
  );
};
