import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, hourMs, secondMs } from '../platform/define-domain';
import { findBoards } from './boards/bookmark-targets';
import { createViewCounter, purgeBoardViews } from './boards/view-counter';
import { commentTrash } from './comments/trash';
import { firmContent } from './content';
import { createFormOwnership } from './forms/form-ownership';
import { createFormProofs } from './forms/form-proofs';
import { purgeForms } from './forms/purge-forms';
import { firmRecordNames } from './record-names';
import { routes } from './routes.generated';
import type { FirmServices } from './services';
import { bannerTrash, boardTrash, faqTrash, formTrash, lawyerTrash, popupTrash, practiceTrash } from './trash';

export const createFirmDomain = () =>
  defineDomain({
    name: 'firm',
    services: (members: MembersServices): FirmServices => {
      const formProofs = createFormProofs(members.db, members.keys);
      return {
        ...members,
        formProofs,
        formOwnership: createFormOwnership(members.db, formProofs),
        viewCounter: createViewCounter(members.db),
      };
    },
    content: firmContent,
    routes,
    jobs: [
      ({ viewCounter }) => ({
        name: 'board views: write',
        everyMs: secondMs,
        run: viewCounter.write,
        oneAtATime: true,
      }),
      ({ db }) => ({ name: 'board views: purge', everyMs: hourMs, run: async () => purgeBoardViews(db) }),
      ({ db, files }) => ({ name: 'forms: purge', everyMs: hourMs, run: () => purgeForms(db, files) }),
    ],
    bookmarks: { BOARD: findBoards },
    fileOwners: { forms: ({ formOwnership }) => formOwnership.isOwnForm },
    trash: {
      boards: boardTrash,
      comments: commentTrash,
      forms: formTrash,
      banners: bannerTrash,
      popups: popupTrash,
      faqs: faqTrash,
      lawyers: lawyerTrash,
      practices: practiceTrash,
    },
    recordNames: firmRecordNames,
    dashboardCounts: { forms: () => sql`(select count(*) from forms where status = 'RECEIVED')::int` },
  });
