import { Alert, AlertTitle } from '@mui/material';
import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { useFieldLabel } from '../history/use-field-label';
import { useT } from '../i18n';
import { useClearErrorsOnSubmit } from './use-clear-errors-on-submit';

/** Paths and messages of the errors that the API reported. `root` is left out: it is shown as a notice. */
const listServerErrors = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (!error || (path === '' && key === 'root')) return [];
    if (typeof error.type === 'string') return error.type === 'server' ? [[path + key, String(error.message)]] : [];
    return listServerErrors(error as FieldErrors, `${path}${key}.`);
  });

/** The errors that the API reported, also of inputs that are not visible (another language or tab). */
export const FormErrors = () => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const name = useFieldLabel(resource);
  const ref = useClearErrorsOnSubmit();
  const {
    setFocus,
    formState: { errors },
  } = useFormContext();
  const serverErrors = listServerErrors(errors);
  const first = serverErrors[0]?.[0];
  // Focuses the first of them. If its input is not visible, the list above the form shows it.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return (
    <div ref={ref}>
      {serverErrors.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t('checkFields')}</AlertTitle>
          {serverErrors.map(([path, message]) => (
            <div key={path}>
              {name(path)}: {message}
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
};
