import type { Form } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { fail, failField } from '../../platform/http/errors';

type Told = Partial<Pick<Form, 'code' | 'practice' | 'office' | 'preferredAt' | 'extra' | 'email'>>;

/** Refuses what refers to something that the firm does not have. */
export const checkTold = async (tx: Database, { code, practice, office, preferredAt, extra, email }: Told) => {
  if (code === 'award-entry' && !extra) failField('extra', 'required');
  // The account's details go there.
  if (code === 'award-entry' && !email) failField('email', 'required');
  if (practice) {
    const { value } = await readDocument(tx, 'practices', []);
    if (!value.some(({ code }) => code === practice)) failField('practice', 'invalid');
  }
  if (typeof office === 'number') {
    const { value } = await readDocument(tx, 'setting');
    if (office >= value.offices.length) failField('office', 'invalid');
  }
  if (preferredAt && preferredAt.from >= preferredAt.to) failField('preferredAt.to', 'period');
};

interface Signs {
  renderedAt: string;
  website?: string | undefined;
}

const FASTEST_MS = 3000;

/** Refuses what fills the trap or is faster than a person. A clock that runs ahead of ours says nothing about speed. */
export const refuseMachines = ({ renderedAt, website }: Signs) => {
  const elapsedMs = Date.now() - Date.parse(renderedAt);
  if (website || (elapsedMs >= 0 && elapsedMs < FASTEST_MS)) fail('not_human');
};
