import { Alert, AlertTitle } from '@mui/material';
import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { useT } from './i18n';
import { useNaming } from './naming';
import { useFreshTry } from './use-fresh-try';

/** Refused values with their paths; `root` is shown as a notice of its own. */
const listed = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (!error || (path === '' && key === 'root')) return [];
    if (typeof error.type === 'string') return error.type === 'server' ? [[path + key, String(error.message)]] : [];
    return listed(error as FieldErrors, `${path}${key}.`);
  });

/** What the API refused, also where its input is out of sight (another language, another tab). */
export const Refusals = () => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const name = useNaming(resource);
  const here = useFreshTry();
  const {
    setFocus,
    formState: { errors },
  } = useFormContext();
  const refused = listed(errors);
  const first = refused[0]?.[0];
  // The writer goes on at the first of them; one that is out of sight stands in the list above the form.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return (
    <div ref={here}>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t('checkFields')}</AlertTitle>
          {refused.map(([path, message]) => (
            <div key={path}>
              {name(path)}: {message}
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
};
