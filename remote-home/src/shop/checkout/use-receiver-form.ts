import { useForm } from 'shared/account-forms';
import { useAccountValues } from '../../members/my/use-account-values';
import { emptyReceiver, fillReceiver } from './checkout-values';

/** The form of a receiver, with what the member's account has. */
export const useReceiverForm = () => {
  const form = useForm(emptyReceiver);
  useAccountValues(form, fillReceiver);
  return form;
};
