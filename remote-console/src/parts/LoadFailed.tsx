import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Something could not be read: why, and another try in place. */
export const LoadFailed = ({ error, retry }: { error: { message?: string } | null; retry: () => unknown }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={() => void retry()}>
          {translate('ra.action.refresh')}
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
};
