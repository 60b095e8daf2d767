import { useMutation } from '@tanstack/react-query';
import { ApiFailure } from 'shared/client';
import { toHttpError } from '../../data/http-error';

/**
 * Sends a form's values to the API. A failure is returned as the errors of the inputs, as react-admin's forms take them;
 * `failure` is the last one. `getInputName` names the input of an error if it differs from the field.
 */
export const useSubmit = <D extends object>(
  send: (draft: D) => Promise<void>,
  getInputName?: (error: { field: string }) => string,
) => {
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: send });
  const submit = (draft: object) =>
    mutateAsync(draft as D).catch((cause: unknown) => {
      if (!(cause instanceof ApiFailure)) throw cause;
      return toHttpError(cause, getInputName).body.errors;
    });
  return { busy: isPending, failure: error instanceof ApiFailure ? error : null, submit };
};
