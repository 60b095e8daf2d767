import { useState } from 'react';
import { formStyles } from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { Button, classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { FormError } from '../FormError';
import form from '../form.module.css';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import { RequestDetails } from './RequestDetails';
import { RequestEditForm } from './RequestEditForm';
import styles from './requests.module.css';

interface RequestCardProps {
  request: ConsultRequest;
  choices: ConsultChoices;
  headers: Record<string, string>;
  /** Null after a withdrawal. */
  onChanged: (request: ConsultRequest | null) => void;
}

type Mode = 'read' | 'edit' | 'confirmWithdrawal';

interface RequestActionsProps {
  id: string;
  mode: Mode;
  setMode: (mode: Mode) => void;
  onWithdraw: () => void;
}

/** Edits a request, or withdraws it after a confirmation. */
const RequestActions = ({ id, mode, setMode, onWithdraw }: RequestActionsProps) => {
  const t = useT();
  if (mode === 'confirmWithdrawal')
    return (
      <div className={styles.confirmation} role="alertdialog" aria-label={t('withdraw')} aria-describedby={`${id}-ask`}>
        <p id={`${id}-ask`}>{t('confirmWithdrawal')}</p>
        <div className={form.actions}>
          <Button small variant="danger" autoFocus onClick={onWithdraw}>
            {t('withdrawYes')}
          </Button>
          <Button small variant="quiet" onClick={() => setMode('read')}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={form.actions}>
      <Button small onClick={() => setMode('edit')}>
        {t('edit')}
      </Button>
      <Button small variant="quiet" onClick={() => setMode('confirmWithdrawal')}>
        {t('withdraw')}
      </Button>
    </div>
  );
};

export const RequestCard = ({ request, choices, headers, onChanged }: RequestCardProps) => {
  const t = useT();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [mode, setMode] = useState<Mode>('read');
  const [saved, setSaved] = useState(false);
  const { _id, receiptNo, status, reply } = request;
  const changeable = status === 'RECEIVED';

  const withdraw = async () => {
    setFailure(null);
    try {
      await api.forms.remove({ params: { id: _id } }, { headers });
      onChanged(null);
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
  };

  const onSaved = (changed: ConsultRequest) => {
    onChanged(changed);
    setMode('read');
    setSaved(true);
  };

  return (
    <article className={styles.request} aria-labelledby={_id}>
      <header>
        <h2 id={_id}>
          <span>{t('receiptNo')}</span> {receiptNo}
        </h2>
        <span className={classNames(common.state, styles.status)} data-tone={status === 'ANSWERED' ? 'good' : 'cool'}>
          {t(`status.${status}`)}
        </span>
      </header>
      {mode === 'edit' ? (
        <RequestEditForm
          request={request}
          choices={choices}
          headers={headers}
          onCancel={() => setMode('read')}
          onSaved={onSaved}
        />
      ) : (
        <>
          <RequestDetails request={request} choices={choices} />
          <p role="status">{saved && t('saved')}</p>
          <FormError failure={failure} />
          {!changeable && !reply && <p className={formStyles.hint}>{t('locked')}</p>}
          {(changeable || mode === 'confirmWithdrawal') && (
            <RequestActions id={_id} mode={mode} setMode={setMode} onWithdraw={() => void withdraw()} />
          )}
        </>
      )}
    </article>
  );
};
