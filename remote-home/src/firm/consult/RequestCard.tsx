import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { formStyles } from 'shared/people';
import { Button, classes, Prose } from 'shared/ui';
import { FormProblem } from './FormProblem';
import form from './form.module.css';
import { useT } from './i18n';
import type { Choices } from './load';
import { RequestEdit } from './RequestEdit';
import styles from './requests.module.css';
import { useErrors } from './use-errors';
import type { OwnForm } from './values';

interface RequestCardProps {
  request: OwnForm;
  choices: Choices;
  headers: Record<string, string>;
  /** null: it was withdrawn. */
  onChanged: (request: OwnForm | null) => void;
}

export const RequestCard = ({ request, choices, headers, onChanged }: RequestCardProps) => {
  const t = useT();
  const language = useLanguage();
  const { failure, refuse, clear } = useErrors();
  const [mode, setMode] = useState<'read' | 'edit' | 'ask'>('read');
  const [saved, setSaved] = useState(false);
  const { _id, receiptNo, status, createdAt, preferredAt, content, files, reply } = request;
  const open = status === 'RECEIVED';

  const withdraw = async () => {
    clear();
    try {
      await api.forms.remove({ params: { id: _id } }, { headers });
      onChanged(null);
    } catch (cause) {
      await refuse(cause);
    }
  };

  const facts = [
    [t('receivedAt'), formatDateLong(createdAt, language, true)],
    [t('practice'), choices.practices.find(({ code }) => code === request.practice)?.name],
    [t('office'), choices.offices[request.office ?? -1]],
    [t('date'), preferredAt && `${formatDateLong(preferredAt.date, language)} ${preferredAt.from}–${preferredAt.to}`],
    [t('files'), files.map(({ name }) => name).join(', ')],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return (
    <article className={styles.request} aria-labelledby={_id}>
      <header>
        <h2 id={_id}>
          <span>{t('receiptNo')}</span> {receiptNo}
        </h2>
        <span className={classes(styles.status, status === 'ANSWERED' && styles.answered)}>
          {t(`status.${status}`)}
        </span>
      </header>
      {mode === 'edit' ? (
        <RequestEdit
          request={request}
          choices={choices}
          headers={headers}
          onCancel={() => setMode('read')}
          onSaved={(form) => {
            onChanged(form);
            setMode('read');
            setSaved(true);
          }}
        />
      ) : (
        <>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {content && <p className={styles.content}>{content}</p>}
          {reply && (
            <section className={styles.reply} aria-label={t('reply')}>
              <h3>{reply.subject}</h3>
              <time dateTime={reply.sentAt}>{formatDateLong(reply.sentAt, language, true)}</time>
              <Prose html={reply.html} />
            </section>
          )}
          <p role="status">{saved && t('saved')}</p>
          <FormProblem failure={failure} />
          {!open && !reply && <p className={formStyles.hint}>{t('locked')}</p>}
          {open && mode === 'read' && (
            <div className={form.actions}>
              <Button small onClick={() => setMode('edit')}>
                {t('edit')}
              </Button>
              <Button small variant="quiet" onClick={() => setMode('ask')}>
                {t('withdraw')}
              </Button>
            </div>
          )}
          {mode === 'ask' && (
            <div className={styles.ask} role="alertdialog" aria-label={t('withdraw')} aria-describedby={`${_id}-ask`}>
              <p id={`${_id}-ask`}>{t('withdrawAsk')}</p>
              <div className={form.actions}>
                <Button small variant="danger" autoFocus onClick={() => void withdraw()}>
                  {t('withdrawYes')}
                </Button>
                <Button small variant="quiet" onClick={() => setMode('read')}>
                  {t('cancel')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </article>
  );
};
