import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Joined, JoinForm, JoinUploads, joinI18n } from 'shared/people';
import { Link, useSearchParams } from 'shared/router';
import { Page } from '../../layout/Page';
import { useNext } from '../login/use-next';
import { useT } from './i18n';
import { JoinChoice } from './JoinChoice';
import styles from './join.module.css';

/** The kind stands in the address, so that a step back leads to the choice. */
export const JoinPage = () => {
  const t = useT();
  const common = joinI18n.useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const as = query.get('as');
  const kind = as === 'person' || as === 'company' ? as : null;
  const { onwards } = useNext();

  useEffect(() => {
    if (joined) top.current?.focus();
  }, [joined]);

  if (!kind)
    return (
      <Page title={t('title')} lead={t('lead')} className={styles.page}>
        <JoinChoice />
      </Page>
    );
  if (joined)
    return (
      <Page title={common('joinedTitle', { username: joined.user.username })} className={styles.page}>
        <div ref={top} tabIndex={-1} className={styles.form}>
          <JoinUploads kind={kind} joined={joined} login={`/login${onwards}`} />
        </div>
      </Page>
    );
  return (
    <Page title={t(`${kind}Go`)} lead={t(`${kind}Lead`)} className={styles.page}>
      <div className={styles.form}>
        <Link className={styles.back} to={`/join${onwards}`}>
          <ArrowLeft aria-hidden />
          {t('back')}
        </Link>
        <JoinForm key={kind} kind={kind} onJoined={setJoined} />
      </div>
    </Page>
  );
};
