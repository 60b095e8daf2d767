import { useState } from 'react';
import { FormOutcome, QueryBoundary, useForm } from 'shared/account-forms';
import { Link } from 'shared/router';
import { Button, EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../../layout/Page';
import { useCurrentUser } from '../../../members/my/use-current-user';
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

/** A visitor's way to the requests: phone number and password, or a code where the password is lost. */
const GuestAccess = ({
  receiptNo,
  isMember,
  onFound,
}: {
  receiptNo: string | null;
  isMember: boolean;
  onFound: () => void;
}) => {
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
        <RequestSearch form={form} isMember={isMember} onProof={onProof} />
      )}
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => setRecovering(!recovering)}>
          {requestsT(recovering ? 'backToSearch' : 'forgot')}
        </Button>
        {!isMember && <Link to={`/login?next=${next}`}>{requestsT('memberSignIn')}</Link>}
      </div>
    </>
  );
};

interface RequestListProps {
  requests: ConsultRequest[];
  choices: ConsultChoices;
  found: ReturnType<typeof useRequests>;
  withdrawn: boolean;
  onChanged: (id: string, changed: ConsultRequest | null) => void;
}

const RequestList = ({ requests, choices, found: { headers, receiptNo }, withdrawn, onChanged }: RequestListProps) => {
  const requestsT = requestsI18n.useT();
  const isHere = !receiptNo || withdrawn || requests.some((request) => request.receiptNo === receiptNo);
  return (
    <>
      {!isHere && <p className={formStyles.note}>{requestsT('notHere', { receiptNo })}</p>}
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request._id}>
            <RequestCard
              request={request}
              choices={choices}
              headers={headers}
              isCurrent={request.receiptNo === receiptNo}
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
  const [withdrawn, setWithdrawn] = useState(false);

  const change = (id: string, changed: ConsultRequest | null) => {
    setWithdrawn(changed === null);
    found.replace(id, changed);
  };

  const searchOther = () => {
    storeGuestProof(null);
    setWithdrawn(false);
    setSearching(isMember);
  };

  // Until it is known who reads, as for a visitor: the server renders the page so.
  const isSearching = searching || !isKnown;
  return (
    <>
      {isSearching && (
        <GuestAccess receiptNo={found.receiptNo} isMember={isMember} onFound={() => setSearching(false)} />
      )}
      {withdrawn && <FormOutcome className={formStyles.note}>{requestsT('withdrawn')}</FormOutcome>}
      {isKnown && !isSearching && (
        <QueryBoundary query={query} skeletons={1}>
          {(requests) =>
            requests.length === 0 && !withdrawn ? (
              <EmptyState title={requestsT('noRequests')} />
            ) : (
              <RequestList requests={requests} choices={data} found={found} withdrawn={withdrawn} onChanged={change} />
            )
          }
        </QueryBoundary>
      )}
      <div className={formStyles.actions}>
        <LinkButton to="/consult">{t('again')}</LinkButton>
        {isKnown && !isSearching && (
          <Button variant="quiet" onClick={searchOther}>
            {requestsT(isMember && !hasProof ? 'findGuest' : 'findOther')}
          </Button>
        )}
      </div>
    </>
  );
};

export const MyRequestsPage = ({ data }: { data: ConsultChoices }) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const { sub } = useCurrentUser();
  return (
    <Page title={t('mine')} lead={requestsT(sub ? 'mineLeadMember' : 'mineLead')}>
      <MyRequests data={data} />
    </Page>
  );
};
