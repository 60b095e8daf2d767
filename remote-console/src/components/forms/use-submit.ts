import { useState } from 'react';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const submit = async (draft: object) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(draft as D);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setFailure(cause);
      return toHttpError(cause, getInputName).body.errors;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
};
