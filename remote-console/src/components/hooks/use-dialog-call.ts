import { useNotify } from 'react-admin';

/**
 * Returns a function that waits for the call of a dialogue, shows a notice, reads the data again and closes the dialogue.
 * A failed call rejects, so that the dialogue stays open and shows it.
 */
export const useDialogCall = (onClose: () => void, reload: () => unknown) => {
  const notify = useNotify();
  return async (call: Promise<unknown>, doneMessage: string) => {
    await call;
    notify(doneMessage, { type: 'info' });
    await reload();
    onClose();
  };
};
