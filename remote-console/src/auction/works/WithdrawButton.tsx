import { Button } from '@mui/material';
import { useState } from 'react';
import { useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { workI18n } from './i18n';

const withdrawableStatuses = ['DRAFT', 'SCHEDULED', 'OPEN'];

/** Withdraws a lot from the auction before it ends; its bidders are notified of the reason. */
export const WithdrawButton = ({ work }: { work: Work }) => {
  const t = workI18n.useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const run = useDialogCall(close, useEditContext().refetch);
  if (!withdrawableStatuses.includes(work.status)) return null;
  const { _id: id, version } = work;
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
          onSubmit={(reason) =>
            run(api.console.works.withdraw({ params: { id }, body: { reason, version } }), t('withdrawn'))
          }
          onClose={close}
        />
      )}
    </>
  );
};
