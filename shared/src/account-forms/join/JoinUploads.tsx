import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { LinkButton } from 'shared/ui';
import { UploadField } from '../files/UploadField';
import { FormOutcome } from '../form/FormOutcome';
import styles from '../form/form.module.css';
import { useCountdown } from '../identity/use-countdown';
import { joinI18n } from './i18n';
import type { Joined } from './JoinForm';
import type { AccountKind } from './join-values';

const uploads = {
  businessRegistration: { accept: '.pdf,.jpg,.jpeg,.png', maxMegabytes: 20, hint: 'paperHint' },
  introduction: { accept: '.pdf,.xlsx,.jpg,.jpeg,.png', maxMegabytes: 50, hint: 'introductionHint' },
  logo: { accept: '.jpg,.jpeg,.png,.webp,.gif', maxMegabytes: 10, hint: 'pictureHint' },
  photo: { accept: '.jpg,.jpeg,.png,.webp,.gif', maxMegabytes: 10, hint: 'pictureHint' },
} as const;
type UploadKind = keyof typeof uploads;

const getUploadKinds = (kind: AccountKind): UploadKind[] =>
  kind === 'person'
    ? ['photo']
    : ['businessRegistration', ...(kind === 'company' ? [] : (['introduction'] as const)), 'logo', 'photo'];

interface JoinUploadsProps {
  kind: AccountKind;
  joined: Joined;
  /** The path that is opened next. */
  next: string;
  /** The path of the sign-in page, for when signing in after joining failed. */
  login: string;
}

/** What follows from joining, and uploads of documents and pictures, authorised by the token of the registration. */
export const JoinUploads = ({ kind, joined: { user, uploadToken, expiresAt }, next, login }: JoinUploadsProps) => {
  const t = joinI18n.useT();
  const isSignedIn = useAuth(({ user: signedIn }) => signedIn !== null);
  const [files, setFiles] = useState<Partial<Record<UploadKind, FileRef>>>({});
  const remaining = useCountdown(expiresAt);

  const send = (upload: UploadKind) => async (file: File, onProgress: (share: number) => void) => {
    const options = { headers: { 'upload-token': uploadToken }, onProgress };
    const response = await api.users[upload]({ params: { id: user._id }, file }, options);
    setFiles((previous) => ({ ...previous, [upload]: response.file }));
  };

  return (
    <div className={styles.form}>
      <FormOutcome className={styles.note}>
        <h2>{t('joinedTitle', { username: user.username })}</h2>
        <p>{t(user.status === 'PENDING' ? 'joinedWaiting' : isSignedIn ? 'joinedReady' : 'joinedSignIn')}</p>
      </FormOutcome>
      <div className={styles.group}>
        {remaining
          ? getUploadKinds(kind).map((upload) => (
              <UploadField
                key={upload}
                label={t(upload)}
                hint={t(uploads[upload].hint)}
                accept={uploads[upload].accept}
                maxMegabytes={uploads[upload].maxMegabytes}
                file={files[upload] ?? null}
                downloadable={false}
                picture={uploads[upload].hint === 'pictureHint'}
                onSend={send(upload)}
              />
            ))
          : null}
        <p className={styles.hint}>{remaining ? t('uploadUntil', { remaining }) : t('uploadExpired')}</p>
      </div>
      <LinkButton variant="primary" to={isSignedIn ? next : login}>
        {t(isSignedIn ? 'continue' : 'finish')}
      </LinkButton>
    </div>
  );
};
