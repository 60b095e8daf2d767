import { type FieldError, get, useFormState } from 'react-hook-form';

/** The message of the error at a field of the form that has no input of its own. */
export const useFieldError = (name: string) => {
  const { errors } = useFormState();
  return (get(errors, name) as FieldError | undefined)?.message;
};
