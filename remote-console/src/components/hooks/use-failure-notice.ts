import { useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { getNetworkMessage } from '../../data/i18n';

/** Returns a function that shows a failure of the API as a notice, and throws any other error on. */
export const useFailureNotice = () => {
  const notify = useNotify();
  return (cause: unknown) => {
    if (!(cause instanceof ApiFailure)) throw cause;
    notify(cause.code === 'network' ? getNetworkMessage() : cause.message, { type: 'error' });
  };
};
