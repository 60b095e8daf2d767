import { Button } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { workI18n } from './i18n';

const withdrawableStatuses = ['DRAFT', 'SCHEDULED', 'OPEN'];

/** Withdraws a lot from the auction before it ends; its bidders are notified of the reason. */
export const WithdrawButton = ({ work }: { work: Work }) => {
  const t = workI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [open, setOpen] = useState(false);
  if (!withdrawableStatuses.includes(work.status)) return null;
  const withdraw = async (reason: string) => {
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
        <ReasonDialog
          title={t('withdraw')}
          lead={t('withdrawLead')}
          submit={t('withdraw')}
          reasonLabel={t('reason')}
          onSubmit={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
