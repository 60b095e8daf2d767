import { campaigns } from './campaigns/campaigns';
import { levels } from './levels/levels';
import { templates } from './messages/templates';
import { notifications } from './notifications/notifications';
import { outbox } from './outbox/mail';
import { password } from './password/password';
import { questions } from './questions/questions';
import { terms } from './terms/terms';
import { users } from './users/users';
import { withdrawals } from './withdrawals/withdrawals';

/** The members resources of the console, in the order of the menu. */
export const membersResources = [
  users,
  levels,
  withdrawals,
  notifications,
  questions,
  templates,
  campaigns,
  outbox,
  terms,
  password,
];
