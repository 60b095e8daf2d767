import { useState } from 'react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { LinkButton } from 'shared/ui';
import { PeopleUpload } from '../PeopleUpload';
import styles from '../people-form.module.css';
import { useCountdown } from '../use-countdown';
import { joinI18n } from './i18n';
import type { Joined } from './JoinForm';
import type { AccountKind } from './values';

const papers = {
  businessRegistration: { accept: '.pdf,.jpg,.jpeg,.png', limitMb: 20, hint: 'paperHint' },
  introduction: { accept: '.pdf,.xlsx,.jpg,.jpeg,.png', limitMb: 50, hint: 'introductionHint' },
  logo: { accept: '.jpg,.jpeg,.png,.webp,.gif', limitMb: 10, hint: 'pictureHint' },
  photo: { accept: '.jpg,.jpeg,.png,.webp,.gif', limitMb: 10, hint: 'pictureHint' },
} as const;
type Paper = keyof typeof papers;

const papersOf = (kind: AccountKind): Paper[] =>
  kind === 'person'
    ? ['photo']
    : ['businessRegistration', ...(kind === 'company' ? [] : (['introduction'] as const)), 'logo', 'photo'];

interface JoinUploadsProps {
  kind: AccountKind;
  joined: Joined;
  /** Where to sign in now. */
  login: string;
}

/** Right after joining: papers and pictures, sent with the token of the answer in place of a sign-in. */
export const JoinUploads = ({ kind, joined: { user, uploadToken, expiresAt }, login }: JoinUploadsProps) => {
  const t = joinI18n.useT();
  const [files, setFiles] = useState<Partial<Record<Paper, FileRef>>>({});
  const left = useCountdown(expiresAt);

  const send = (paper: Paper) => async (file: File, onProgress: (share: number) => void) => {
    const options = { headers: { 'upload-token': uploadToken }, onProgress };
    const answer = await api.users[paper]({ params: { id: user._id }, file }, options);
    setFiles((known) => ({ ...known, [paper]: answer.file }));
  };

  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        {t(user.status === 'PENDING' ? 'joinedWaiting' : 'joinedReady')}
      </p>
      <div className={styles.group}>
        {left
          ? papersOf(kind).map((paper) => (
              <PeopleUpload
                key={paper}
                label={t(paper)}
                hint={t(papers[paper].hint)}
                accept={papers[paper].accept}
                limitMb={papers[paper].limitMb}
                file={files[paper] ?? null}
                savable={false}
                picture={papers[paper].hint === 'pictureHint'}
                onSend={send(paper)}
              />
            ))
          : null}
        <p className={styles.hint}>{left ? t('uploadUntil', { left }) : t('uploadOver')}</p>
      </div>
      <LinkButton variant="primary" to={login}>
        {t('finish')}
      </LinkButton>
    </div>
  );
};
