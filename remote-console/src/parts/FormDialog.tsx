import { Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { refusal } from '../data/refusal';
import { DialogHead } from './DialogHead';
import { Refused } from './Refused';

interface Props<D> {
  title: string;
  /** What happens with it. */
  lead?: string;
  submit: string;
  tone?: 'primary' | 'error';
  wide?: boolean;
  defaults: D;
  /** Rejects with what the API refuses; the dialogue then stays, with the reason in it. */
  onSubmit: (draft: D) => Promise<void>;
  onClose: () => void;
  /** Name of the input that shows an error, where it is not the field's own. */
  inputOf?: (error: { field: string }) => string;
  children?: ReactNode;
}

/** A few inputs for one act, which is done or refused at once. */
export const FormDialog = <D extends object>(props: Props<D>) => {
  const { title, lead, submit, tone = 'primary', wide = false, defaults, onSubmit, onClose, inputOf, children } = props;
  const id = useId();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);

  const send = async (draft: object) => {
    setBusy(true);
    setRefused(null);
    try {
      await onSubmit(draft as D);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setRefused(cause);
      return refusal(cause, inputOf).body.errors;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <Form record={{}} defaultValues={defaults} onSubmit={send} noValidate disableInvalidFormNotification>
        <DialogContent dividers>
          {lead && (
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {lead}
            </Typography>
          )}
          <Refused refusal={refused} />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={tone} disabled={busy}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
