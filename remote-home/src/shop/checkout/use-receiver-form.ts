import { useEffect, useRef } from 'react';
import { useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { useMemberQuery } from '../../members/my/use-member-query';
import { emptyReceiver, fillReceiver } from './checkout-values';

/** The form of a receiver; once the member's data is loaded it fills the fields that are still empty. */
export const useReceiverForm = () => {
  const form = useForm(emptyReceiver);
  const { data } = useMemberQuery('me', () => api.me.get());
  const { set, values } = form;
  const latestValues = useRef(values);
  latestValues.current = values;
  useEffect(() => {
    if (data) set(fillReceiver(latestValues.current, data.user));
  }, [data, set]);
  return form;
};
