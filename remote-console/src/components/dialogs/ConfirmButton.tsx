import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useAction } from '../hooks/use-action';

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
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction(() => setOpen(false));
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
        onConfirm={() => run(onConfirm, doneMessage)}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
