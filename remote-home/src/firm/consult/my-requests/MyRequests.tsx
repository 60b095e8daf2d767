import { useState } from 'react';
import { FormOutcome, QueryBoundary, useForm } from 'shared/account-forms';
import { Link } from 'shared/router';
import { Button, EmptyState, LinkButton } from 'shared/ui';
import formStyles from '../form.module.css';
import { storeGuestProof } from '../guest-proof';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import { requestsI18n } from './i18n';
import { RecoverPassword } from './RecoverPassword';
import { RequestCard } from './RequestCard';
import { type Credentials, RequestSearch } from './RequestSearch';
import styles from './requests.module.css';
import { useRequests } from './use-requests';

interface GuestAccessProps {
  receiptNo: string | null;
  isMember: boolean;
  /** It was opened by a button, in place of the requests. */
  isOpened: boolean;
  /** Requests were found. */
  onFound: () => void;
  /** A member goes back to their own. */
  onCancel: () => void;
}

/** A visitor's way to the requests: phone number and password, or a code where the password is lost. */
const GuestAccess = ({ receiptNo, isMember, isOpened, onFound, onCancel }: GuestAccessProps) => {
  const requestsT = requestsI18n.useT();
  const form = useForm<Credentials>({ phone: '', password: '' });
  const [recovering, setRecovering] = useState(false);
  const next = encodeURIComponent(`/consult/mine${receiptNo ? `?receipt=${receiptNo}` : ''}`);
  const onProof = (proof: string) => {
    storeGuestProof(proof);
    onFound();
  };
  return (
    <>
      {receiptNo && <p className={formStyles.note}>{requestsT('searchFor', { receiptNo })}</p>}
      {recovering ? (
        <RecoverPassword phone={form.values.phone} onProof={onProof} />
      ) : (
        <RequestSearch form={form} isMember={isMember} isOpened={isOpened} onProof={onProof} />
      )}
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => setRecovering(!recovering)}>
          {requestsT(recovering ? 'backToSearch' : 'forgot')}
        </Button>
        {isMember ? (
          <Button variant="quiet" onClick={onCancel}>
            {requestsT('cancel')}
          </Button>
        ) : (
          <Link to={`/login?next=${next}`}>{requestsT('memberSignIn')}</Link>
        )}
      </div>
    </>
  );
};

interface RequestListProps {
  requests: ConsultRequest[];
  choices: ConsultChoices;
  found: ReturnType<typeof useRequests>;
  hasWithdrawn: boolean;
  /** The requests are the result of a search: the first gets the focus. */
  isResult: boolean;
  onChanged: (id: string, changed: ConsultRequest | null) => void;
}

const RequestList = ({ requests, choices, found, hasWithdrawn, isResult, onChanged }: RequestListProps) => {
  const { getHeaders, receiptNo } = found;
  const requestsT = requestsI18n.useT();
  const isHere = !receiptNo || hasWithdrawn || requests.some((request) => request.receiptNo === receiptNo);
  return (
    <>
      {!isHere && <p className={formStyles.note}>{requestsT('notHere', { receiptNo })}</p>}
      {isHere && requests.length === 0 && !hasWithdrawn && <EmptyState title={requestsT('noRequests')} />}
      <ul className={styles.requests}>
        {requests.map((request, index) => (
          <li key={request._id}>
            <RequestCard
              request={request}
              choices={choices}
              headers={getHeaders(request)}
              isCurrent={isResult ? index === 0 : request.receiptNo === receiptNo}
              onChanged={(changed) => onChanged(request._id, changed)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The requests of a member, and of a visitor who gives phone number and password. */
export const MyRequests = ({ data }: { data: ConsultChoices }) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const found = useRequests();
  const { isKnown, isMember, hasProof, query } = found;
  const [searching, setSearching] = useState(false);
  /** What was done last: it decides what gets the focus. */
  const [last, setLast] = useState<'opened' | 'found' | 'cancelled' | null>(null);
  /** Id of the request that was withdrawn last. */
  const [withdrawn, setWithdrawn] = useState<string | null>(null);

  const change = (id: string, changed: ConsultRequest | null) => {
    setWithdrawn(changed === null ? id : null);
    setLast(null);
    found.replace(id, changed);
  };

  const searchOther = () => {
    storeGuestProof(null);
    setWithdrawn(null);
    setSearching(isMember);
    setLast('opened');
  };

  const closeSearch = (how: 'found' | 'cancelled') => {
    setSearching(false);
    setLast(how);
  };

  // Until it is known who reads, as for a visitor: the server renders the page so.
  const isSearching = searching || !isKnown;
  return (
    <>
      {found.hasLinkEnded && (
        <p className={formStyles.note} role="status">
          {requestsT('linkEnded')}
        </p>
      )}
      {isSearching && (
        <GuestAccess
          receiptNo={found.receiptNo}
          isMember={isMember}
          isOpened={last === 'opened'}
          onFound={() => closeSearch('found')}
          onCancel={() => closeSearch('cancelled')}
        />
      )}
      {withdrawn && (
        <FormOutcome key={withdrawn} className={formStyles.note}>
          {requestsT('withdrawn')}
        </FormOutcome>
      )}
      {isKnown && !isSearching && (
        <QueryBoundary query={query} skeletons={1}>
          {(requests) => (
            <RequestList
              requests={requests}
              choices={data}
              found={found}
              hasWithdrawn={withdrawn !== null}
              isResult={last === 'found'}
              onChanged={change}
            />
          )}
        </QueryBoundary>
      )}
      <div className={formStyles.actions}>
        <LinkButton to="/consult">{t('again')}</LinkButton>
        {isKnown && !isSearching && (
          <Button variant="quiet" autoFocus={last === 'cancelled'} onClick={searchOther}>
            {requestsT(isMember && !hasProof ? 'findGuest' : 'findOther')}
          </Button>
        )}
      </div>
    </>
  );
};
