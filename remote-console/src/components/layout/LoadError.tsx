import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Why data could not be loaded, with a button to try again. */
export const LoadError = ({ error, retry }: { error: { message?: string } | null; retry: () => unknown }) => {
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
