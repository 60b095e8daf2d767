import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFailureNotice } from './use-failure-notice';

interface Action {
  call: () => Promise<unknown>;
  doneMessage: string;
}

/**
 * Runs a call to the API and shows its result as a notice. `after` runs after a failure too, because a failure may mean
 * that the data on the screen are outdated.
 */
export const useAction = (after: () => unknown) => {
  const notify = useNotify();
  const onError = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Action) => call(),
    onSuccess: (_, { doneMessage }) => notify(doneMessage, { type: 'info' }),
    onError,
    onSettled: after,
  });
  return { busy: isPending, run: (call: Action['call'], doneMessage: string) => mutate({ call, doneMessage }) };
};
