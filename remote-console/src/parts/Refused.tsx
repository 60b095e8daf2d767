import { Alert } from '@mui/material';
import { useResourceContext } from 'react-admin';
import type { ApiFailure } from 'shared/client';
import { refusal } from '../data/refusal';
import { useNaming } from './naming';
import { useFreshTry } from './use-fresh-try';

/** Why it was refused, by the names of the fields: not each of them has an input here. */
export const Refused = ({ refusal: refused }: { refusal: ApiFailure | null }) => {
  const here = useFreshTry();
  const name = useNaming(useResourceContext() ?? '');
  return (
    <div ref={here}>
      {refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusal(refused).message}
          {refused.errors.map(({ field, message }) => {
            const label = name(field);
            // What has no name of its own stands in a dialogue that has few inputs.
            return <div key={field}>{field.endsWith(label) ? message : `${label}: ${message}`}</div>;
          })}
        </Alert>
      )}
    </div>
  );
};
