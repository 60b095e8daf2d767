import { useState } from 'react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { LinkButton } from 'shared/ui';
import { UploadField } from '../files/UploadField';
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
  /** The path of the sign-in page. */
  login: string;
}

/** Uploads of documents and pictures right after registration, authorised by the token of its response. */
export const JoinUploads = ({ kind, joined: { user, uploadToken, expiresAt }, login }: JoinUploadsProps) => {
  const t = joinI18n.useT();
  const [files, setFiles] = useState<Partial<Record<UploadKind, FileRef>>>({});
  const remaining = useCountdown(expiresAt);

  const send = (upload: UploadKind) => async (file: File, onProgress: (share: number) => void) => {
    const options = { headers: { 'upload-token': uploadToken }, onProgress };
    const response = await api.users[upload]({ params: { id: user._id }, file }, options);
    setFiles((previous) => ({ ...previous, [upload]: response.file }));
  };

  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        {t(user.status === 'PENDING' ? 'joinedWaiting' : 'joinedReady')}
      </p>
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
      <LinkButton variant="primary" to={login}>
        {t('finish')}
      </LinkButton>
    </div>
  );
};
