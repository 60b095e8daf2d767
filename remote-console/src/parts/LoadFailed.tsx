import { Alert, Button } from '@mui/material';
import { type HttpError, useEditContext, useTranslate } from 'react-admin';

/** The record could not be read: why, and another try in place. */
export const LoadFailed = () => {
  const translate = useTranslate();
  const { error, refetch } = useEditContext();
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
    >
      {(error as HttpError | null)?.message}
    </Alert>
  );
};
