import { Alert } from '@mui/material';
import { useResourceContext } from 'react-admin';
import type { ApiFailure } from 'shared/client';
import { toHttpError } from '../../data/http-error';
import { useClearErrorsOnSubmit } from '../forms/use-clear-errors-on-submit';
import { useFieldLabel } from '../history/use-field-label';

/** Why the API refused a request: its message, and an error for each field, with or without an input here. */
export const ApiFailureAlert = ({ failure }: { failure: ApiFailure | null }) => {
  const ref = useClearErrorsOnSubmit();
  const name = useFieldLabel(useResourceContext() ?? '');
  return (
    <div ref={ref}>
      {failure && (
        <Alert tabIndex={-1} severity="error" sx={{ mb: 2 }}>
          {toHttpError(failure).message}
          {failure.errors.map(({ field, message }) => {
            const label = name(field);
            // A field without a label belongs to a dialogue of few inputs.
            return <div key={field}>{field.endsWith(label) ? message : `${label}: ${message}`}</div>;
          })}
        </Alert>
      )}
    </div>
  );
};
