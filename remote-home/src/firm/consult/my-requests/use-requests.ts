import { useEffect, useLayoutEffect, useState } from 'react';
import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useLocation, useNavigate, useSearchParams } from 'shared/router';
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

/** Whether a proof is that of a link, which opens one request to read it and to move its hour. */
export const isLinkProof = (proof: string | null | undefined) => proof?.includes('.') ?? false;

/** Whether a request is shown without what the sender wrote: every sender has consented to something. */
const isHidden = ({ consents }: ConsultRequest) => consents.length === 0;

/** The signature in the fragment of a link from a mail or text message. */
const findLinkSignature = (hash: string) => /^#([\w-]{32})$/.exec(hash)?.[1];

/**
 * Takes the signature of a link over into the tab's proof, and out of the address, which people copy: at once, then also out of
 * the router's location, of which the links to other languages are made.
 */
const useLinkProof = (receiptNo: string | null) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const takeOver = (fragment: string) => {
      const signature = findLinkSignature(fragment);
      if (!signature || !receiptNo) return;
      storeGuestProof(`${receiptNo}.${signature}`);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    const onHashChange = () => takeOver(window.location.hash);
    takeOver(hash);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [receiptNo, hash]);

  useEffect(() => {
    if (receiptNo && findLinkSignature(hash)) void navigate({ pathname, search }, { replace: true });
  }, [receiptNo, pathname, search, hash, navigate]);
};

/** The own requests of whoever is known: a member, or a visitor whose proof this tab has. */
export const useRequests = () => {
  const { loaded, sub } = useCurrentUser();
  const proof = useGuestProof();
  const language = useLanguage();
  const [params] = useSearchParams();
  const receipt = params.get('receipt') ?? '';
  const receiptNo = /^\d{6}-\d{4,}$/.test(receipt) ? receipt : null;
  const [hasLinkEnded, setLinkEnded] = useState(false);
  useLinkProof(receiptNo);
  const isKnown = loaded && (sub !== null || proof !== null);
  const headers: Record<string, string> = proof === null ? {} : { 'form-proof': proof };

  /** The headers that open a request: a link adds nothing to the sign-in where the request is the member's own. */
  const getHeaders = (request: ConsultRequest) => (isLinkProof(proof) && !isHidden(request) ? {} : headers);

  /** Every use makes the proof valid for longer. */
  const extendProof = (used: ConsultRequest[]) => {
    if (proof !== null && used.some((request) => getHeaders(request) === headers)) storeGuestProof(proof);
  };

  const readRequests = async () => {
    const { forms } = await listRequests(headers, maxRequests);
    const isEnded = forms.length === 0 && isLinkProof(proof);
    // The notice stays until requests are found in another way.
    if (isEnded || forms.length > 0) setLinkEnded(isEnded);
    if (isEnded) storeGuestProof(null);
    extendProof(forms);
    return sortCurrentFirst(forms, receiptNo);
  };
  const query = useAsyncData(isKnown ? `${sub} ${proof}` : null, readRequests, language);

  /** Shows a changed request; null removes it. */
  const replace = (id: string, changed: ConsultRequest | null) => {
    extendProof(query.data?.filter(({ _id }) => _id === id) ?? []);
    if (query.data) query.setData(query.data.flatMap((request) => (request._id === id ? (changed ?? []) : request)));
  };

  return {
    isKnown,
    hasLinkEnded,
    isMember: sub !== null,
    hasProof: proof !== null,
    getHeaders,
    receiptNo,
    query,
    replace,
  };
};
