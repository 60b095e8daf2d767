import { eq } from 'drizzle-orm';
import { consents } from '../members/index';
import { audit } from '../platform/audit/table';
import { purgeResponses } from '../platform/http/idempotency';
import { purgeMails } from '../platform/mail/outbox';
import { defineItemKind } from '../platform/trash/item-kind';
import { defineTrashKind } from '../platform/trash/kinds';
import { defineRecordKind } from '../platform/trash/record-kind';
import { appointments } from './appointments/table';
import { banners } from './banners/table';
import { boards } from './boards/table';
import { cases } from './cases/table';
import { faqs } from './faqs/table';
import { formSteps, forms } from './forms/table';
import { popups } from './popups/table';

export const boardTrash = defineTrashKind({ table: boards, title: ['subject'] });
export const bannerTrash = defineRecordKind({ resource: 'banners', table: banners, title: ['name'] });
export const popupTrash = defineRecordKind({ resource: 'popups', table: popups, title: ['title'] });
export const faqTrash = defineRecordKind({ resource: 'faqs', table: faqs, title: ['question'] });
export const caseTrash = defineRecordKind({ resource: 'cases', table: cases, title: ['title'] });
export const lawyerTrash = defineItemKind({ resource: 'lawyers', title: ['title'], unique: 'slug' });
export const practiceTrash = defineItemKind({ resource: 'practices', title: ['name'], unique: 'code' });

/** A consultation in the trash is purged when its own time is over, if that comes first (W11). */
export const formTrash = defineRecordKind({
  resource: 'forms',
  table: forms,
  title: ['receiptNo', 'name'],
  children: [
    { table: consents, belongsTo: (form) => eq(consents._form, form) },
    { table: formSteps, belongsTo: (form) => eq(formSteps._form, form) },
    { table: appointments, belongsTo: (form) => eq(appointments._form, form) },
  ],
  purgeAt: ({ purgeAt }) => purgeAt,
  purge: async (tx, target) => {
    await purgeMails(tx, 'forms', target);
    await purgeResponses(tx, target);
    const actor = { _id: null, username: '', role: 'system' };
    await tx.insert(audit).values({ actor, ip: '', requestId: '', action: 'DELETE', resource: 'forms', target });
  },
});
