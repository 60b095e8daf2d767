import { useEffect, useRef } from 'react';
import { useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { emptyReceiver, fillReceiver } from './checkout-values';

/** The form of a receiver; once the member's data is loaded it fills the fields that are still empty. */
export const useReceiverForm = () => {
  const form = useForm(emptyReceiver);
  const { set, values } = form;
  const latestValues = useRef(values);
  latestValues.current = values;
  useEffect(() => {
    let cancelled = false;
    api.me.get().then(
      ({ user }) => !cancelled && set(fillReceiver(latestValues.current, user)),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [set]);
  return form;
};
