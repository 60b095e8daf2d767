import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useSearchParams } from 'shared/router';
import { useCurrentUser } from '../../../members/my/use-current-user';
import { storeGuestProof, useGuestProof } from '../guest-proof';
import type { ConsultRequest } from '../request-values';

/** The most requests of one answer. */
const maxRequests = 50;

/** The requests of the caller: a member's by the sign-in, a visitor's by the proof, both where there are both. */
const listRequests = (headers: Record<string, string>, limit: number) =>
  api.forms.list({ query: { limit } }, { headers });

/** Throws an ApiFailure. Returns whether a proof finds requests that the sign-in alone does not. */
export const hasRequests = async (headers: Record<string, string>, isMember: boolean) => {
  const [own, all] = await Promise.all([isMember ? listRequests({}, 1) : { total: 0 }, listRequests(headers, 1)]);
  return all.total > own.total;
};

/** The request that a link in a mail leads to comes first. */
const sortCurrentFirst = (requests: ConsultRequest[], receiptNo: string | null) => [
  ...requests.filter((request) => request.receiptNo === receiptNo),
  ...requests.filter((request) => request.receiptNo !== receiptNo),
];

/** The own requests of whoever is known: a member, or a visitor whose proof this tab has. */
export const useRequests = () => {
  const { loaded, sub } = useCurrentUser();
  const proof = useGuestProof();
  const language = useLanguage();
  const [params] = useSearchParams();
  const receipt = params.get('receipt') ?? '';
  const receiptNo = /^\d{6}-\d{4,}$/.test(receipt) ? receipt : null;
  const isKnown = loaded && (sub !== null || proof !== null);
  const headers: Record<string, string> = proof === null ? {} : { 'form-proof': proof };

  /** Every use makes the proof valid for longer. */
  const extendProof = () => {
    if (proof !== null) storeGuestProof(proof);
  };

  const readRequests = async () => {
    const { forms } = await listRequests(headers, maxRequests);
    if (forms.length > 0) extendProof();
    return sortCurrentFirst(forms, receiptNo);
  };
  const query = useAsyncData(isKnown ? `${sub} ${proof}` : null, readRequests, language);

  /** Shows a changed request; null removes it. */
  const replace = (id: string, changed: ConsultRequest | null) => {
    extendProof();
    if (query.data) query.setData(query.data.flatMap((request) => (request._id === id ? (changed ?? []) : request)));
  };

  return { isKnown, isMember: sub !== null, hasProof: proof !== null, headers, receiptNo, query, replace };
};
