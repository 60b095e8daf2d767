import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { isEligible, users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, insertRowIfNew } from '../../platform/database/rows';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { findFair } from '../fairs/queries';
import { assertInWindow } from '../fairs/status';
import type { MatchingNotifier } from '../matchings/notifications';
import { fairProducts, isPublished, products } from '../products/table';
import { notifyApplication } from './notifications';
import { isParticipation } from './queries';
import { type ParticipationRow, participations } from './table';

type SellerApplication = z.output<(typeof contract)['participations']['apply']['body']> & {
  fair: string;
  user: string;
};

const addFairProducts = async (tx: Database, fair: string, user: string, ids: string[]) => {
  if (ids.length === 0) return;
  const isValid = and(isPublished(user), inArray(products._id, ids), isNotNull(products.thumb));
  if ((await tx.$count(products, isValid)) !== new Set(ids).size) throwFieldError('products', 'invalid');
  await tx
    .insert(fairProducts)
    .values(ids.map((_product, order) => ({ _fair: fair, _product, _user: user, order })))
    .onConflictDoNothing();
};

/** Renews a rejected or cancelled application; throws `taken` for any other. */
const reapply = async (tx: Database, fair: string, user: string, fields: Partial<ParticipationRow>) => {
  const [row] = await tx
    .update(participations)
    .set({ ...fields, status: 'PENDING', appliedAt: now(), decidedAt: null, reason: null, version: sql`version + 1` })
    .where(
      and(
        isParticipation(fair, user),
        eq(participations.role, 'SELLER'),
        inArray(participations.status, ['REJECTED', 'CANCELLED']),
      ),
    )
    .returning();
  return row ?? throwApiError('taken', { errors: [{ field: '_fair', code: 'taken' }] });
};

/**
 * A seller applies to a fair with products to show. Throws `fair_closed` outside the window of sellers, `forbidden` or a
 * field error without a suitable certificate, `taken` when an application is pending or approved.
 */
export const applyAsSeller = async (tx: Database, notifier: MatchingNotifier, application: SellerApplication) => {
  const fair = await findFair(tx, application.fair);
  assertInWindow(fair.sellerFrom, fair.sellerTo);
  const { user } = application;
  const account = await findRow(tx, users, eq(users._id, user));
  // Sellers need a verified certificate that the fair accepts.
  if (!account?.seller || !isEligible(account.seller)) throwApiError('forbidden');
  const claimed = account.seller.certificates.some((one) => one.type === application.certificate && one.verifiedAt);
  if (!claimed || !fair.sellerCertificates.includes(application.certificate)) throwFieldError('certificate', 'invalid');
  const fields = {
    certificate: application.certificate,
    interpreter: application.interpreter ?? null,
    timezone: application.timezone ?? null,
    note: application.note ?? null,
  };
  const values = { ...fields, _fair: fair._id, _user: user, role: 'SELLER' as const, status: 'PENDING' as const };
  const participation =
    (await insertRowIfNew(tx, participations, values)) ?? (await reapply(tx, fair._id, user, fields));
  await addFairProducts(tx, fair._id, user, application.products);
  await notifyApplication(tx, notifier, participation, fair, account);
  return participation;
};
