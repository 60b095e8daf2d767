import { Alert, AlertTitle } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { useFieldLabel } from '../history/use-field-label';
import { useT } from '../i18n';
import { useClearErrorsOnSubmit } from './use-clear-errors-on-submit';

interface ListedError {
  path: string;
  message: string;
  /** Whether the API reported it. */
  isServerError: boolean;
}

/** The errors of the fields. `root` is left out: it belongs to none of them. */
const listErrors = (errors: FieldErrors, path = ''): ListedError[] =>
  Object.entries(errors).flatMap(([key, error]): ListedError[] => {
    if (!error || (path === '' && key === 'root')) return [];
    if (typeof error.type === 'string')
      return [{ path: path + key, message: String(error.message), isServerError: error.type === 'server' }];
    return listErrors(error as FieldErrors, `${path}${key}.`);
  });

/** Names that a notice lists; of further ones only the number is shown. */
const maxNamed = 4;

/** After each refused submission a notice names the fields with errors, or shows the error that belongs to none. */
const useErrorNotice = (errors: FieldErrors, names: string[]) => {
  const t = useT();
  const notify = useNotify();
  const { submitCount, isSubmitSuccessful } = useFormState();
  const serverError = (errors.root?.serverError as { message?: string } | undefined)?.message;
  const fields = [...new Set(names)];
  const rest = fields.length - maxNamed;
  const listed = fields.slice(0, maxNamed).join(', ') + (rest > 0 ? ` ${t('andMore', { count: rest })}` : '');
  const message = serverError || (fields.length > 0 ? t('checkNamed', { fields: listed }) : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each submission
  useEffect(() => {
    if (!isSubmitSuccessful && message) notify(message, { type: 'error' });
  }, [submitCount]);
};

/** The errors that the API reported, also of inputs that are not visible (another language or tab). */
export const FormErrors = () => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const name = useFieldLabel(resource);
  const ref = useClearErrorsOnSubmit();
  const { errors } = useFormState();
  const listed = listErrors(errors);
  const serverErrors = listed.filter(({ isServerError }) => isServerError);
  useErrorNotice(
    errors,
    listed.map(({ path }) => name(path)),
  );
  return (
    <div ref={ref}>
      {serverErrors.length > 0 && (
        <Alert tabIndex={-1} severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t('checkFields')}</AlertTitle>
          {serverErrors.map(({ path, message }) => (
            <div key={path}>
              {name(path)}: {message}
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
};
