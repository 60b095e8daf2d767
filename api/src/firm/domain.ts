import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, hourMs } from '../platform/define-domain';
import { serveBanners } from './banners/routes';
import { findBoards } from './boards/bookmark-targets';
import { serveConsoleBoards } from './boards/console';
import { serveEditorUploads } from './boards/editor-uploads';
import { serveBoards } from './boards/routes';
import { boardTrash } from './boards/trash';
import { purgeBoardViews } from './boards/view-counter';
import { serveConsoleComments } from './comments/console';
import { serveComments } from './comments/routes';
import { serveFaqs } from './faqs/routes';
import { serveConsoleForms } from './forms/console';
import { createFormOwnership } from './forms/form-ownership';
import { createFormProofs } from './forms/form-proofs';
import { purgeForms } from './forms/purge-forms';
import { serveForms } from './forms/routes';
import { serveLawyers } from './lawyers/routes';
import { servePopups } from './popups/routes';
import { servePractices } from './practices/routes';
import type { FirmServices } from './services';
import { serveSetting } from './setting/routes';

export const createFirmDomain = () =>
  defineDomain({
    name: 'firm',
    services: (members: MembersServices): FirmServices => {
      const formProofs = createFormProofs(members.db, members.keys);
      return { ...members, formProofs, formOwnership: createFormOwnership(members.db, formProofs) };
    },
    routes: [
      serveSetting,
      serveLawyers,
      servePractices,
      serveBoards,
      serveConsoleBoards,
      serveEditorUploads,
      serveBanners,
      servePopups,
      serveFaqs,
      serveForms,
      serveConsoleForms,
      serveComments,
      serveConsoleComments,
    ],
    jobs: [
      ({ db }) => ({ name: 'board views: purge', everyMs: hourMs, run: async () => purgeBoardViews(db) }),
      ({ db, files }) => ({ name: 'forms: purge', everyMs: hourMs, run: () => purgeForms(db, files) }),
    ],
    bookmarks: { BOARD: findBoards },
    fileOwners: { forms: ({ formOwnership }) => formOwnership.isOwnForm },
    trash: { boards: boardTrash },
    dashboardCounts: { forms: () => sql`(select count(*) from forms where status = 'RECEIVED')::int` },
  });
