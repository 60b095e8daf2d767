import { Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ConsoleForm } from '../forms/ConsoleForm';
import { useSubmit } from '../forms/use-submit';
import { ApiFailureAlert } from './ApiFailureAlert';
import { DialogHeader } from './DialogHeader';

interface Props<D> {
  title: string;
  /** Explanation above the inputs. */
  lead?: string;
  submit: string;
  tone?: 'primary' | 'error';
  wide?: boolean;
  defaults: D;
  /** May reject with an ApiFailure: the dialogue then stays open and shows it. */
  onSubmit: (draft: D) => Promise<void>;
  onClose: () => void;
  /** Name of the input that shows an error, if it differs from the name of the field. */
  getInputName?: (error: { field: string }) => string;
  children?: ReactNode;
}

/** A dialogue with the inputs of one action. */
export const FormDialog = <D extends object>(props: Props<D>) => {
  const {
    title,
    lead,
    submit,
    tone = 'primary',
    wide = false,
    defaults,
    onSubmit,
    onClose,
    getInputName,
    children,
  } = props;
  const id = useId();
  const translate = useTranslate();
  const { busy, failure, submit: send } = useSubmit(onSubmit, getInputName);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <DialogHeader id={id} title={title} onClose={onClose} />
      <ConsoleForm record={{}} defaultValues={defaults} onSubmit={send} disableInvalidFormNotification>
        <DialogContent dividers>
          {lead && (
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {lead}
            </Typography>
          )}
          <ApiFailureAlert failure={failure} />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={tone} disabled={busy}>
            {submit}
          </Button>
        </DialogActions>
      </ConsoleForm>
    </Dialog>
  );
};
