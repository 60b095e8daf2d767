import { useEffect, useRef } from 'react';
import { api } from 'shared/client';
import { useForm } from 'shared/people';
import { emptyReceiver, filledFrom } from './values';

/** The form of a delivery; what is known of the member fills what is still empty. */
export const useReceiver = () => {
  const form = useForm(emptyReceiver);
  const { set, values } = form;
  const typed = useRef(values);
  typed.current = values;
  useEffect(() => {
    let wanted = true;
    api.me.get().then(
      ({ user }) => wanted && set(filledFrom(typed.current, user)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [set]);
  return form;
};
