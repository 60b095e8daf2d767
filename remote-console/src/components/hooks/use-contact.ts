import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import { useT } from '../i18n';
import { useFailureNotice } from './use-failure-notice';

interface Contact {
  email: string;
  phone: string;
}

/** The contact data of a member; null until `show` has read it, which the API records. */
export const useContact = (user: string | undefined) => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useFailureNotice();
  const [contact, setContact] = useState<Contact | null>(null);
  const show = async () => {
    if (!user) return;
    try {
      const { user: read } = await api.console.users.get({ params: { id: user } });
      setContact({ email: read.email, phone: read.phone });
      notify(t('accessLogged'), { type: 'info' });
    } catch (cause) {
      notifyFailure(cause);
    }
  };
  return { contact, show };
};
