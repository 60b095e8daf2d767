import { eq, sql } from 'drizzle-orm';
import type { ConsultationHours, Form, Lawyer } from 'shared/contract';
import { consultationHours, consultations } from '../../../seed/content/consultations';
import { formSteps, forms } from '../../firm/forms/table';
import type { Database } from '../../platform/database/connect';
import { dayMs, hourMs } from '../../platform/define-domain';
import type { Caller } from './caller';
import type { SeedContext } from './members';

/** Seeds when the offices and some lawyers receive clients. */
export const seedConsultationHours = async (console: Caller) => {
  const path = '/consultationHours';
  const { consultationHours: existing } = await console.get<{ consultationHours: ConsultationHours[] }>(
    `${path}?limit=100`,
  );
  const { lawyers } = await console.get<{ lawyers: Lawyer[] }>('/lawyers');
  for (const { of, ...hours } of consultationHours) {
    const _lawyer = lawyers.find(({ slug }) => slug === of)?._id ?? null;
    const office = typeof of === 'number' ? of : null;
    if (!existing.some((one) => (_lawyer ? one._lawyer === _lawyer : one.office === office)))
      await console.post(path, { ...hours, office, _lawyer, exceptions: [], enabled: true });
  }
};

/** The first free hour of an office in more than three days. */
const findFreeHour = async (caller: Caller, office: number) => {
  const { starts } = await caller.get<{ starts: string[] }>(`/consultationHours?office=${office}`);
  return starts.find((start) => Date.parse(start) > Date.now() + 3 * dayMs) ?? starts[0];
};

/** Moves the receipt of a form back in time, and the choice of an assignee and of an hour to soon after it. */
const backdate = async (db: Database, id: string, receivedAt: string) => {
  await db.update(forms).set({ createdAt: receivedAt }).where(eq(forms._id, id));
  await db
    .update(formSteps)
    .set({
      at: sql`${receivedAt}::timestamptz + case kind when 'ASSIGNED' then interval '3 hours' else interval '1 second' end`,
    })
    .where(sql`${formSteps._form} = ${id} and ${formSteps.kind} in ('ASSIGNED', 'HOUR_REQUESTED')`);
};

/** Seeds consultations of members, with their timelines. */
export const seedConsultations = async ({ console, members, db }: SeedContext) => {
  const admin = await members.find('admin');
  for (const { by, received, isAssigned, hour, steps, isClosed, ...fields } of consultations) {
    const sender = await members.find(by);
    if ((await db.$count(forms, eq(forms._user, sender._id))) > 0) continue;
    const member = await members.as(sender);
    const { terms } = await member.get<{ terms: { version: number } }>('/terms/form-consult');
    const start = hour && (await findFreeHour(member, fields.office));
    const { form } = await member.post<{ form: Form }>('/forms', {
      ...fields,
      ...(start && { start }),
      code: 'consult',
      name: sender.name,
      phone: sender.phone,
      email: sender.email,
      consents: [{ termsCode: 'form-consult', termsVersion: terms.version, agreed: true }],
      renderedAt: new Date(Date.now() - hourMs).toISOString(),
    });
    const path = `/forms/${form._id}`;
    const change = async (changePath: string, body: object) => {
      const { version } = (await console.get<{ form: Form }>(path)).form;
      await console.put(changePath, { ...body, version });
    };
    const receivedAt = Date.now() - received * dayMs;
    if (isAssigned) await change(path, { assignee: admin._id, status: 'IN_PROGRESS' });
    await backdate(db, form._id, new Date(receivedAt).toISOString());
    for (const { after, ...step } of steps)
      await console.post(`${path}/steps`, { ...step, at: new Date(receivedAt + after * dayMs).toISOString() });
    if (hour === 'CONFIRMED') await change(`${path}/appointment`, { start });
    if (isClosed) await change(path, { status: 'CLOSED' });
  }
};
