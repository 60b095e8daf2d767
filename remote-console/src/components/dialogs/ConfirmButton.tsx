import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';

interface Props extends Omit<ButtonProps, 'onClick'> {
  label: string;
  /** Question of the confirmation. */
  question: string;
  /** Notice after success. */
  doneMessage: string;
  onConfirm: () => Promise<unknown>;
}

/** A button that runs `onConfirm` after a confirmation. A failure of the API is shown as a notice. */
export const ConfirmButton = ({ label, question, doneMessage, onConfirm, ...rest }: Props) => {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      notify(doneMessage, { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.message, { type: 'error' });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button {...rest} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={label}
        content={question}
        confirm={label}
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
