import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';

interface Props extends Omit<ButtonProps, 'onClick'> {
  label: string;
  /** What is asked before it is done. */
  ask: string;
  /** What is said when it is. */
  done: string;
  act: () => Promise<unknown>;
}

/** Something that cannot be taken back: done once it was asked for twice. */
export const AskedButton = ({ label, ask, done, act, ...rest }: Props) => {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await act();
      notify(done, { type: 'info' });
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
        content={ask}
        confirm={label}
        confirmColor="warning"
        onConfirm={() => void go()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
