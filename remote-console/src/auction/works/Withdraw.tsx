import { Button } from '@mui/material';
import { useState } from 'react';
import { maxLength, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { workI18n } from './i18n';

const withdrawable = ['DRAFT', 'SCHEDULED', 'OPEN'];

/** Takes a lot out of the auction before it ends; its bidders are told why. */
export const Withdraw = ({ work }: { work: Work }) => {
  const t = workI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [open, setOpen] = useState(false);
  if (!withdrawable.includes(work.status)) return null;
  const withdraw = async ({ reason }: { reason: string }) => {
    await api.console.works.withdraw({ params: { id: work._id }, body: { reason, version: work.version } });
    notify(t('withdrawn'), { type: 'info' });
    await refetch();
    setOpen(false);
  };
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      {open && (
        <FormDialog
          title={t('withdraw')}
          lead={t('withdrawLead')}
          submit={t('withdraw')}
          tone="error"
          defaults={{ reason: '' }}
          onSubmit={withdraw}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={t('reason')}
            multiline
            minRows={3}
            validate={[required(), maxLength(500)]}
          />
        </FormDialog>
      )}
    </>
  );
};
