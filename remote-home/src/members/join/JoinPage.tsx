import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type Joined, JoinForm, JoinUploads } from 'shared/account-forms';
import { Link, useSearchParams } from 'shared/router';
import { Page } from '../../layout/Page';
import { useReturnPath } from '../login/use-return-path';
import { useT } from './i18n';
import { JoinChoice } from './JoinChoice';
import styles from './join.module.css';

interface JoinPageProps {
  /** Runs after the new member is signed in; its failure changes nothing. */
  afterSignIn: () => Promise<unknown>;
}

/** The account kind is in the address (`as`), so that the back button leads to the choice. */
export const JoinPage = ({ afterSignIn }: JoinPageProps) => {
  const t = useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const as = query.get('as');
  const kind = as === 'person' || as === 'company' ? as : null;
  const { returnPath, returnQuery } = useReturnPath();

  const onJoined = async (answer: Joined) => {
    await afterSignIn().catch(() => undefined);
    setJoined(answer);
  };

  if (!kind)
    return (
      <Page title={t('title')} lead={t('lead')}>
        <JoinChoice />
      </Page>
    );
  if (joined)
    return (
      <Page title={t('title')}>
        <div className={styles.form}>
          <JoinUploads kind={kind} joined={joined} next={returnPath} login={`/login${returnQuery}`} />
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
        <JoinForm key={kind} kind={kind} onJoined={onJoined} />
      </div>
    </Page>
  );
};
