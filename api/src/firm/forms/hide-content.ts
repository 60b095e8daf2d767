import type { Form } from 'shared/contract';
import { maskName, maskPhone } from '../../members/index';

/**
 * A form as its link shows it: timeline and appointment, without what the sender wrote. The phone number to which the link
 * was sent may be mistyped (decision 28).
 */
export const hideContent = <T extends Pick<Form, 'name' | 'phone'>>(form: T) => ({
  ...form,
  name: maskName(form.name),
  phone: maskPhone(form.phone),
  email: null,
  subject: null,
  content: null,
  extra: null,
  thumb: null,
  files: [],
  replies: [],
  reply: null,
  consents: [],
});
