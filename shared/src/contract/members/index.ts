import { bookmarks } from './bookmarks';
import { campaigns } from './campaigns';
import { inbox } from './inbox';
import { consoleLevels } from './levels';
import { me } from './me';
import { consoleMessages, message } from './messages';
import { consoleNotifications, notifications } from './notifications';
import { outbox } from './outbox';
import { consoleQuestions, questions } from './questions';
import { consoleTerms, terms } from './terms';
import { totp } from './totp';
import { consoleUsers, users } from './users';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const membersRoutes = {
  site: { bookmarks, inbox, me, message, notifications, questions, terms, users },
  console: {
    letters: campaigns,
    levels: consoleLevels,
    messages: consoleMessages,
    notifications: consoleNotifications,
    outbox,
    questions: consoleQuestions,
    terms: consoleTerms,
    totp,
    users: consoleUsers,
  },
};

export * from './account-fields';
export * from './bookmarks';
export * from './business-sectors';
export * from './campaigns';
export * from './companies';
export * from './inbox';
export * from './levels';
export * from './live-events';
export * from './me';
export * from './message-templates';
export * from './messages';
export * from './notifications';
export * from './outbox';
export * from './questions';
export * from './terms';
export * from './totp';
export * from './users';
