import { useEffect, useState } from 'react';
import { FormOutcome, formStyles, useInPlaceFocus } from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { Button, classNames, focusInView } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT as useStatusT } from '../../../members/my/consultation-i18n';
import { FormError } from '../FormError';
import form from '../form.module.css';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import { AppointmentPanel } from './AppointmentPanel';
import { requestsI18n } from './i18n';
import { RequestDetails } from './RequestDetails';
import { RequestEditForm } from './RequestEditForm';
import styles from './requests.module.css';
import { Timeline } from './Timeline';
import { isLinkProof } from './use-requests';

interface RequestCardProps {
  request: ConsultRequest;
  choices: ConsultChoices;
  headers: Record<string, string>;
  /** It gets the focus: the request that the address names, or the first that was found. */
  isCurrent: boolean;
  /** Null after a withdrawal. */
  onChanged: (request: ConsultRequest | null) => void;
}

type Mode = 'read' | 'edit' | 'confirmWithdrawal';

interface RequestActionsProps {
  id: string;
  mode: Mode;
  setMode: (mode: Mode) => void;
  /** An award entry is only withdrawn: the form of a consultation lacks its fields. */
  editable: boolean;
  onWithdraw: () => void;
}

/** Edits a request, or withdraws it after a confirmation. */
const RequestActions = ({ id, mode, setMode, editable, onWithdraw }: RequestActionsProps) => {
  const requestsT = requestsI18n.useT();
  if (mode === 'confirmWithdrawal')
    return (
      <div
        className={styles.confirmation}
        role="alertdialog"
        aria-label={requestsT('withdraw')}
        aria-describedby={`${id}-ask`}
      >
        <p id={`${id}-ask`}>{requestsT('confirmWithdrawal')}</p>
        <div className={form.actions}>
          <Button small variant="danger" autoFocus onClick={onWithdraw}>
            {requestsT('withdrawYes')}
          </Button>
          <Button small variant="quiet" onClick={() => setMode('read')}>
            {requestsT('cancel')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={form.actions}>
      {editable && (
        <Button small data-opens="" onClick={() => setMode('edit')}>
          {requestsT('edit')}
        </Button>
      )}
      <Button small data-opens="" variant="quiet" onClick={() => setMode('confirmWithdrawal')}>
        {requestsT('withdraw')}
      </Button>
    </div>
  );
};

export const RequestCard = ({ request, choices, headers, isCurrent, onChanged }: RequestCardProps) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const statusT = useStatusT();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [mode, setMode] = useState<Mode>('read');
  const [saved, setSaved] = useState(false);
  const articleRef = useInPlaceFocus<HTMLElement>(mode !== 'read');
  const { _id, receiptNo, status, replies } = request;
  const isReceived = status === 'RECEIVED';
  const isByLink = isLinkProof(headers['form-proof']);
  const changeable = isReceived && !isByLink;

  useEffect(() => {
    if (isCurrent && articleRef.current) focusInView(articleRef.current);
  }, [isCurrent, articleRef]);

  const withdraw = async () => {
    setFailure(null);
    try {
      await api.forms.remove({ params: { id: _id } }, { headers });
      onChanged(null);
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
  };

  const changeMode = (next: Mode) => {
    setSaved(false);
    setMode(next);
  };

  const onSaved = (changed: ConsultRequest) => {
    onChanged(changed);
    setMode('read');
    setSaved(true);
  };

  return (
    <article ref={articleRef} className={styles.request} aria-labelledby={_id} tabIndex={isCurrent ? -1 : undefined}>
      <header>
        <h2 id={_id}>
          <span>{t('receiptNo')}</span> {receiptNo}
        </h2>
        <span className={classNames(common.state, styles.status)} data-tone={status === 'ANSWERED' ? 'good' : 'cool'}>
          {statusT(status)}
        </span>
      </header>
      {mode === 'edit' ? (
        <RequestEditForm
          request={request}
          choices={choices}
          headers={headers}
          onCancel={() => changeMode('read')}
          onSaved={onSaved}
        />
      ) : (
        <>
          {request.code === 'consult' && <AppointmentPanel request={request} headers={headers} onChanged={onChanged} />}
          <Timeline request={request} />
          <RequestDetails request={request} choices={choices} />
          {saved && <FormOutcome>{requestsT('saved')}</FormOutcome>}
          <FormError failure={failure} />
          {isByLink && <p className={formStyles.hint}>{requestsT('byLink')}</p>}
          {!isReceived && !isByLink && replies.length === 0 && <p className={formStyles.hint}>{requestsT('locked')}</p>}
          {(changeable || mode === 'confirmWithdrawal') && (
            <RequestActions
              id={_id}
              mode={mode}
              setMode={changeMode}
              editable={request.code === 'consult'}
              onWithdraw={() => void withdraw()}
            />
          )}
        </>
      )}
    </article>
  );
};
