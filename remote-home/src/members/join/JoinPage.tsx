import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Joined, JoinForm, JoinUploads, joinI18n } from 'shared/account-forms';
import { Link, useSearchParams } from 'shared/router';
import { Page } from '../../layout/Page';
import { useReturnPath } from '../login/use-return-path';
import { useT } from './i18n';
import { JoinChoice } from './JoinChoice';
import styles from './join.module.css';

/** The account kind is in the address (`as`), so that the back button leads to the choice. */
export const JoinPage = () => {
  const t = useT();
  const joinT = joinI18n.useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const as = query.get('as');
  const kind = as === 'person' || as === 'company' ? as : null;
  const { returnQuery } = useReturnPath();

  useEffect(() => {
    if (joined) top.current?.focus();
  }, [joined]);

  if (!kind)
    return (
      <Page title={t('title')} lead={t('lead')}>
        <JoinChoice />
      </Page>
    );
  if (joined)
    return (
      <Page title={joinT('joinedTitle', { username: joined.user.username })}>
        <div ref={top} tabIndex={-1} className={styles.form}>
          <JoinUploads kind={kind} joined={joined} login={`/login${returnQuery}`} />
        </div>
      </Page>
    );
  return (
    <Page title={t(`${kind}Go`)} lead={t(`${kind}Lead`)}>
      <div className={styles.form}>
        <Link className={styles.back} to={`/join${returnQuery}`}>
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
        <JoinForm key={kind} kind={kind} onJoined={setJoined} />
      </div>
    </Page>
  );
};
