import { KeyRound } from 'lucide-react';
import { definePage } from '../../data/define-resource';
import { passwordLabels } from './i18n';
import { PasswordPage } from './PasswordPage';

export const password = definePage({
  name: 'password',
  labels: passwordLabels,
  menu: { group: 'own', order: 10, Icon: KeyRound },
  Page: PasswordPage,
});
