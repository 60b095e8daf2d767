import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, hourMs, minuteMs, secondMs } from '../platform/define-domain';
import { sendAppointmentReminders } from './appointments/reminders';
import { findBoards } from './boards/bookmark-targets';
import { findArticlePicture } from './boards/sharing-picture';
import { createViewCounter, purgeBoardViews } from './boards/view-counter';
import { commentTrash } from './comments/trash';
import { firmContent } from './content';
import { createFormLinks } from './forms/form-links';
import { createFormOwnership } from './forms/form-ownership';
import { createFormProofs } from './forms/form-proofs';
import { purgeForms } from './forms/purge-forms';
import { findLawyerPicture } from './lawyers/sharing-picture';
import { firmRecordNames } from './record-names';
import { routes } from './routes.generated';
import type { FirmServices } from './services';
import {
  bannerTrash,
  boardTrash,
  caseTrash,
  faqTrash,
  formTrash,
  lawyerTrash,
  popupTrash,
  practiceTrash,
} from './trash';

export const createFirmDomain = () =>
  defineDomain({
    name: 'firm',
    services: (members: MembersServices): FirmServices => {
      const formProofs = createFormProofs(members.db, members.keys);
      const formLinks = createFormLinks(members.db, members.keys);
      return {
        ...members,
        formProofs,
        formLinks,
        formOwnership: createFormOwnership(members.db, formProofs, formLinks),
        viewCounter: createViewCounter(members.db),
      };
    },
    content: firmContent,
    onStart: [({ formLinks }) => formLinks.prepare()],
    routes,
    jobs: [
      ({ viewCounter }) => ({
        name: 'board views: write',
        everyMs: secondMs,
        run: viewCounter.write,
        oneAtATime: true,
      }),
      ({ db }) => ({ name: 'board views: purge', everyMs: hourMs, run: async () => purgeBoardViews(db) }),
      (services) => ({
        name: 'consultations: remind',
        everyMs: minuteMs,
        run: () => sendAppointmentReminders(services),
      }),
      ({ db, files }) => ({ name: 'forms: purge', everyMs: hourMs, run: () => purgeForms(db, files) }),
    ],
    bookmarks: { BOARD: findBoards },
    sharingPictures: { articles: findArticlePicture, lawyers: findLawyerPicture },
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
      cases: caseTrash,
    },
    recordNames: firmRecordNames,
    dashboardCounts: { forms: () => sql`(select count(*) from forms where status = 'RECEIVED')::int` },
  });
